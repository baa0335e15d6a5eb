import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { calls } from '#contract/calls/index';
import { headers } from '#contract/headers';
import { reconcile } from '#server/database/ledger';
import { provenBy, send } from './asking';
import { prepared, requestOf } from './prepared';
import { cookieOf, openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(async () => {
  expect(await reconcile(stage.database, true)).toEqual([]);
  await stage.close();
});

describe('the example of every call, as the regular demo player', () => {
  for (const call of calls) {
    it(`${call.id}: responds as declared${provenBy(call)}`, async () => {
      const request = await requestOf(stage, call);
      const response = await send(stage, call, request, await cookieOf(stage, stage.players.regular));
      expect([response.status, response.code]).toEqual([200, null]);
      expect(v.safeParse(call.response, response.json).issues).toBeUndefined();
      const isForAll = call.method === 'GET' && call.privacy === 'public';
      expect(response.headers['cache-control']).toBe(isForAll ? 'public, max-age=0, must-revalidate' : 'private, no-store');
      expect(response.headers[headers.player]).toBe(String(request.by?.player ?? stage.players.regular));
    });
  }
});

it('nothing is prepared for a call that is not declared', () => {
  const ids = new Set(calls.map(({ id }) => id));
  expect(Object.keys(prepared).filter((id) => !ids.has(id))).toEqual([]);
});
