import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addFavoriteGame, getFavoriteGames, removeFavoriteGame } from '#contract/calls/games/player-games';
import { sendInstallEvent } from '#contract/calls/tracking';
import { createDatabase } from '#offline/database';
import { enqueue, outboxEntries } from '#offline/outbox';
import { flushOutbox } from '#offline/outbox-flush';
import { beginSession } from '#offline/session';
import { pick, seeded } from '../support/seeded';
import { drawFault, noteFaults, seeds } from './plan';
import { openStage, type Stage } from './stage';

const games = ['penumbral-mare', 'orbit-roulette', 'barometric-tempest'].map((name) => `orbit-house:${name}`);
/** The timeout on a silent connection. */
const TIMEOUT_MS = 400;
const WRITES = 12;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(() => {
  noteFaults(stage.proxy.exchanges.splice(0));
  stage.proxy.heal();
  vi.unstubAllGlobals();
});

afterAll(() => stage.close());

/** A device of a new player: its writes are queued, and sent when `flush` is called. */
async function newDevice(random: () => number) {
  const { player, fetch } = await stage.arrive();
  const database = createDatabase();
  const session = { player, epoch: randomUUID() };
  await beginSession(database, session);
  // Skips waiting: each flush runs when everything is due.
  let now = 0;
  const flush = () =>
    flushOutbox(database, {
      fetch,
      now: () => (now += 3_600_000),
      chance: random,
      timeoutMs: TIMEOUT_MS,
      exclusively: (_name, work) => work(),
    });
  const intent = () => ({ key: randomUUID(), locale: 'en', session, now });
  return {
    add: (game: string) => enqueue(database, addFavoriteGame, { params: { id: game }, body: { game } }, intent()),
    remove: (game: string) => enqueue(database, removeFavoriteGame, { params: { id: game } }, intent()),
    launch: () => enqueue(database, sendInstallEvent, { body: { event: 'standalone_launch' } }, intent()),
    /** The number of recorded app launches of this player. */
    launches: async () => (await stage.database.selectFrom('tracked_events').select('id').where('player_id', '=', player).execute()).length,
    flush,
    waiting: async () => (await outboxEntries(database)).length,
    refused: async () => (await outboxEntries(database)).filter(({ refusal }) => refusal !== null),
    favorites: async () => ((await (await fetch(`${getFavoriteGames.path}?content=ids`)).json()) as { ids: string[] }).ids,
    /** The messages to the player's other devices, in order: one for each effect. */
    received: async () => {
      const rows = await stage.database
        .selectFrom('player_events')
        .select('payload')
        .where('player_id', '=', player)
        .where('kind', '=', 'favorite_games')
        .orderBy('seq')
        .execute();
      return rows.map(({ payload }) => (payload as { identifiers: string[] }).identifiers.toSorted());
    },
  };
}

describe('a queued write', () => {
  it.each(['lost-response', 'duplicate'] as const)('takes effect once with the fault: %s [OFF-002b, OFF-003c, PWA-005b]', async (kind) => {
    const device = await newDevice(seeded(1));
    stage.proxy.faultOf = () => ({ kind });
    await device.launch();
    await device.flush();
    await device.flush();
    stage.proxy.faultOf = null;
    await device.flush();
    expect([await device.waiting(), await device.launches()]).toEqual([0, 1]);
  });
});

describe('queued writes over an unreliable network', () => {
  it.each(seeds)('each take effect once, in order, seed %i [OFF-002b, PWA-005b]', async (seed) => {
    const random = seeded(seed);
    const device = await newDevice(random);
    const favorites = new Set<string>();
    const effects: string[][] = [];
    stage.proxy.faultOf = () => drawFault(random);
    for (let write = 0; write < WRITES; write += 1) {
      await device.launch();
      const game = pick(games, random());
      if (favorites.delete(game)) await device.remove(game);
      else {
        favorites.add(game);
        await device.add(game);
      }
      effects.push([...favorites].toSorted());
      if (random() < 0.5) await device.flush();
    }
    stage.proxy.heal();
    await expect.poll(async () => (await device.flush()).left, { timeout: 10_000 }).toBe(0);
    expect(await device.refused()).toEqual([]);
    expect((await device.favorites()).toSorted()).toEqual([...favorites].toSorted());
    const received = await device.received();
    expect(received).toHaveLength(effects.length);
    expect(received.at(-1)).toEqual(effects.at(-1));
    expect(await device.launches()).toBe(WRITES);
  });
});
