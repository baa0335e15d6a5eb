import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call';
import { calls } from '#contract/calls/index';
import { reconcile } from '#server/database/ledger';
import { type CallResponse, pageHeaders, send } from './asking';
import { requestOf } from './prepared';
import { cookieOf, countsOf, openStage, type Stage } from './stage';

let once: Stage;
let tenfold: Stage;

beforeAll(async () => {
  [once, tenfold] = await Promise.all([openStage(), openStage()]);
});

afterAll(async () => {
  expect(await reconcile(tenfold.database, true)).toEqual([]);
  await Promise.all([once.close(), tenfold.close()]);
});

/** Sends a call several times concurrently with one key; returns the responses and how many rows each table gained. */
async function sendAtOnce(stage: Stage, call: Call, times: number): Promise<{ responses: CallResponse[]; gained: Record<string, number> }> {
  const request = await requestOf(stage, call);
  const cookie = await cookieOf(stage, stage.players.regular);
  const headers = pageHeaders(randomUUID());
  const before = await countsOf(stage);
  const responses = await Promise.all(Array.from({ length: times }, () => send(stage, call, request, cookie, headers)));
  const after = await countsOf(stage);
  const gained = Object.entries(after).map(([table, count]) => [table, count - before[table]!]);
  return { responses, gained: Object.fromEntries(gained.filter(([, count]) => count !== 0)) };
}

const keyed = calls.filter((call) => call.method !== 'GET' && call.repeat === 'same-response');

describe('ten concurrent requests with one key', () => {
  for (const call of keyed) {
    it(`${call.id}: have the effect of one, and get the same response`, async () => {
      const single = await sendAtOnce(once, call, 1);
      const { responses, gained } = await sendAtOnce(tenfold, call, 10);
      expect(gained).toEqual(single.gained);
      expect(new Set(responses.map(({ status, code, json }) => JSON.stringify([status, code, json]))).size).toBe(1);
      expect(responses[0]?.status).toBe(200);
    });
  }
});
