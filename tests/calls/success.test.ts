import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls/index';
import { headers } from '#contract/headers';
import { reconcile } from '#server/database/ledger';
import { type CallResponse, provenBy, type Request, send } from './asking';
import { effects } from './effects.data';
import { prepared, requestOf } from './prepared';
import { cookieOf, openStage, type Stage } from './stage';
import { watchTraces } from './traces';
import { type Twin, twinOf } from './twin';

let stage: Stage;
let twin: Twin;

/** Private reads that include other players' data, or that differ each time. */
const others: Readonly<Record<string, string>> = {
  'account.captcha': 'a new task',
  'account.passkey-again': 'a new challenge',
  'account.passkey-challenge': 'a new challenge',
  'account.passkey-registration': 'a new challenge',
  'competitions.one': 'the places of a tournament',
};

beforeAll(async () => {
  stage = await openStage();
  twin = await twinOf(stage, stage.players.regular);
});

afterAll(async () => {
  await twin.clear();
  expect(await reconcile(stage.database, true)).toEqual([]);
  await stage.close();
});

interface Sent {
  response: CallResponse;
  /** The effects of a call. */
  left: string[];
  /** Whether another player is affected: the response must not include that player, and that player's rows must not change. */
  seen?: unknown;
  expected?: unknown;
}

/** Sends a call while another player with the same rows exists. */
async function sendBesideTwin(call: Call, request: Request): Promise<Sent> {
  const cookie = await cookieOf(stage, stage.players.regular);
  const ask = () => send(stage, call, request, cookie);
  if (call.method === 'GET' && (call.privacy === 'public' || others[call.id])) return { response: await ask(), left: [] };
  if (call.method === 'GET') {
    await twin.clear();
    const alone = await ask();
    await twin.copy();
    const response = await ask();
    return { response, left: [], seen: response.json, expected: alone.json };
  }
  await twin.copy();
  const expected = await twin.rows();
  const added = await watchTraces(stage, request.by?.player ?? stage.players.regular);
  const response = await ask();
  return { response, left: await added(), seen: await twin.rows(), expected };
}

describe('the example of every call, as the regular demo player', () => {
  for (const call of calls) {
    it(`${call.id}: responds as declared, has the expected effects, and doesn’t affect others${provenBy(call)}`, async () => {
      const request = await requestOf(stage, call);
      const { response, left, seen, expected } = await sendBesideTwin(call, request);
      expect([response.status, response.code]).toEqual([200, null]);
      expect(v.safeParse(call.response, response.json).issues).toBeUndefined();
      const isForAll = call.method === 'GET' && call.privacy === 'public';
      expect(response.headers['cache-control']).toBe(isForAll ? 'public, max-age=0, must-revalidate' : 'private, no-store');
      expect(response.headers[headers.player]).toBe(String(request.by?.player ?? stage.players.regular));
      expect([effects[call.id] ?? ''].flat()).toContain(left.join(', '));
      expect(seen).toEqual(expected);
    });
  }
});

it('nothing is prepared for a call that is not declared', () => {
  const ids = new Set(calls.map(({ id }) => id));
  expect(Object.keys(prepared).filter((id) => !ids.has(id))).toEqual([]);
});

it('the other player has rows of most kinds', async () => {
  await twin.copy();
  expect(Object.keys(await twin.rows()).length).toBeGreaterThan(45);
});
