import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { faultsOf, pageHeaders, provenBy, send } from './asking';
import { anotherThan } from './other-requests';
import { requestOf } from './prepared';
import { contentsOf, cookieOf, openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

const writes = calls.filter((call) => call.method !== 'GET');
const keyed = writes.filter(({ repeat }) => repeat === 'same-response');
const natural = writes.filter(({ repeat }) => repeat === 'natural');

describe('retried with its key', () => {
  for (const call of keyed) {
    it(`${call.id}: gets the same response, and takes effect once${provenBy(call)}`, async () => {
      const request = await requestOf(stage, call);
      const cookie = await cookieOf(stage, stage.players.regular);
      const key = randomUUID();
      const first = await send(stage, call, request, cookie, pageHeaders(key));
      expect(first.status).toBe(200);
      const after = await contentsOf(stage);
      const again = await send(stage, call, request, cookie, pageHeaders(key));
      expect([again.status, again.json]).toEqual([200, first.json]);
      const other = await send(stage, call, anotherThan(call, request), cookie, pageHeaders(key));
      expect([other.code, faultsOf(other)]).toEqual(['idempotency_conflict', []]);
      expect(await contentsOf(stage)).toEqual(after);
    });
  }

  for (const call of natural) {
    it(`${call.id}: succeeds twice${provenBy(call)}`, async () => {
      const request = await requestOf(stage, call);
      const cookie = await cookieOf(stage, stage.players.regular);
      const key = randomUUID();
      const statuses = [];
      for (let time = 0; time < 2; time += 1) statuses.push((await send(stage, call, request, cookie, pageHeaders(key))).status);
      expect(statuses).toEqual([200, 200]);
    });
  }

  it('by another player is a separate intent', async () => {
    const call = keyed.find(({ id }) => id === 'competitions.confirm')!;
    const key = randomUUID();
    const joined = async (player: number) => {
      const { json } = await send(
        stage,
        call,
        { params: { id: '3' }, body: { confirmed: true } },
        await cookieOf(stage, player),
        pageHeaders(key),
      );
      return (json as { status: { nickname: string } }).status.nickname;
    };
    expect([await joined(stage.players.vip), await joined(stage.players.de)]).toEqual(['Apogee', 'Nordlicht']);
  });

  it('of one call is refused for another one', async () => {
    const cookie = await cookieOf(stage, stage.players.vip);
    const [mark, confirm] = ['notifications.mark', 'competitions.confirm'].map((id) => keyed.find((call) => call.id === id)!);
    const key = randomUUID();
    expect((await send(stage, mark!, mark!.example, cookie, pageHeaders(key))).status).toBe(200);
    expect((await send(stage, confirm!, confirm!.example, cookie, pageHeaders(key))).code).toBe('idempotency_conflict');
  });
});
