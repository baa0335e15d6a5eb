import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launchGame } from '#contract/calls/games';
import { providerSettle, providerWager, type WagerResponse } from '#contract/calls/provider';
import { balanceOf, reconcile } from '#server/database/ledger';
import { type Launched, onRed } from '../support/frame';
import type { WireDirection } from '../support/faults';
import { CUT_EVERY, noteFaults } from './plan';
import { openStage, type Stage } from './stage';

const MONEY = 1_000_000;
const STAKE = 100;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterEach(() => noteFaults(stage.proxy.exchanges.splice(0)));

afterAll(() => stage.close());

/** A player at a roulette table, behind the proxy. */
async function sitDown() {
  const { player, fetch } = await stage.arrive(MONEY);
  const json = { 'content-type': 'application/json' };
  const opened = await fetch(launchGame.path, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ game: 'orbit-house:orbit-roulette' }),
  });
  const launched = (await opened.json()) as Launched;
  const headers = { ...json, authorization: `Bearer ${launched.token}`, origin: launched.frame.origin ?? stage.proxy.url };
  const post = async <Body>(path: string, body: object, key?: string) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    });
    const said = (await response.json()) as Body;
    expect([path, response.status]).toEqual([path, 200]);
    return said;
  };
  return {
    player,
    /** Waits for a table's minimum time between two bets. */
    rest: () =>
      stage.database
        .updateTable('rounds')
        .set({ placed_at: new Date(Date.now() - 60_000) })
        .where('player_id', '=', player)
        .execute(),
    wager: (key: string) => post<WagerResponse>(providerWager.path, onRed(STAKE), key),
    settle: (round_id: string) => post<unknown>(providerSettle.path, { round_id }),
  };
}

/** Sends a write while the connection breaks after this many of its bytes, then retries like a device. Returns the second response. */
async function twice<Body>(way: WireDirection, at: number, write: () => Promise<Body>): Promise<Body> {
  stage.proxy.faultOf = () => ({ kind: 'reset', way, at });
  await write().catch(() => undefined);
  stage.proxy.faultOf = null;
  return write();
}

/** The number of bytes of a write and its response. */
async function lengthsOf(write: () => Promise<unknown>): Promise<Record<WireDirection, number>> {
  await write();
  const { up, down } = stage.proxy.exchanges.at(-1)!;
  return { up, down };
}

it.each(['up', 'down'] as const)(
  'a bet counts once and is paid once if the connection breaks at any byte on the way %s',
  async (way) => {
    const table = await sitDown();
    let rounds = 0;
    let won = 0;
    const note = ({ round_id, win_cents }: WagerResponse) => {
      rounds += 1;
      won += win_cents;
      return round_id;
    };
    let first = '';
    const lengths = [
      await lengthsOf(async () => (first = note(await table.wager(randomUUID())))),
      await lengthsOf(() => table.settle(first)),
    ];
    for (let at = 0; at <= Math.max(...lengths.map((length) => length[way])); at += CUT_EVERY) {
      await table.rest();
      const key = randomUUID();
      const round = note(await twice(way, at, () => table.wager(key)));
      await twice(way, at, () => table.settle(round));
    }
    const written = await stage.database.selectFrom('rounds').select('state').where('player_id', '=', table.player).execute();
    expect(written.map(({ state }) => state)).toEqual(Array(rounds).fill('settled'));
    expect((await balanceOf(stage.database, table.player, 'EUR')).amount_cents).toBe(MONEY - rounds * STAKE + won);
    expect(await reconcile(stage.database, true)).toEqual([]);
  },
  300_000,
);
