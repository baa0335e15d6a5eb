import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { emit } from '#server/realtime/emit';
import type { Source } from '../../src/platform/realtime/source';
import { startStream, type Stream } from '../../src/platform/realtime/stream';
import { seeded } from '../support/seeded';
import { EventsOverFetch } from './events-over-fetch';
import { noteFaults, seeds } from './plan';
import { openStage, type Stage } from './stage';

/** The time within which everything converges after a fault. */
const HEALED_MS = 10_000;

let stage: Stage;
const streams: Stream[] = [];

beforeAll(async () => {
  stage = await openStage();
});

afterEach(() => {
  for (const stream of streams.splice(0)) stream.stop();
  noteFaults(stage.proxy.exchanges.splice(0));
  stage.proxy.heal();
});

afterAll(() => stage.close());

/** Sends a player a range of numbers, each as a separate event. */
async function sendNumbers(player: number, from: number, to: number): Promise<void> {
  await inTransaction(stage.database, async (transaction) => {
    for (let number = from; number <= to; number += 1) await emit(transaction, player, 'groups_updates', { groups: [number] });
  });
}

/** A window of a new player: the received events, and how often it had to reload. */
async function newWindow(seed: number) {
  const { player, cookie } = await stage.arrive();
  const random = seeded(seed);
  const window = { player, random, received: [] as number[], gaps: 0, places: [] as number[] };
  const stream = startStream({
    player,
    start: null,
    channel: null,
    open: (path) => new EventsOverFetch(stage.proxy.url + path, cookie) as unknown as Source,
    chance: random,
    // Broadcasts have no position in the player's sequence.
    deliver: (kind, payload) => void (kind === 'groups_updates' && window.received.push(...(payload as { groups: number[] }).groups)),
    onGap: () => void (window.gaps += 1),
    onProgress: ({ sequence }) => void window.places.push(sequence),
  });
  streams.push(stream);
  // A stream's first event covers what was read before the reload; later events are counted here.
  await expect.poll(() => [window.places.length, window.gaps]).toEqual([1, 1]);
  window.gaps = 0;
  return window;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('live events over a connection that breaks', () => {
  it.each(seeds)('each arrive once and in order with breaks at any point, seed %i [RT-002a, RT-002b]', async (seed) => {
    const window = await newWindow(seed);
    let breaks = 5;
    stage.proxy.faultOf = () => (breaks-- > 0 ? { kind: 'reset', way: 'down', at: Math.floor(window.random() * 20_000) } : null);
    stage.proxy.reset();
    await sendNumbers(window.player, 1, 700);
    await sendNumbers(window.player, 701, 1_400);
    stage.proxy.heal();
    await expect.poll(() => window.received.length, { timeout: HEALED_MS }).toBe(1_400);
    expect([window.received, window.gaps]).toEqual([numbers(1, 1_400), 0]);
  });

  it('5,000 missed ones cause one reload, and later ones arrive once [RT-002b]', async () => {
    const window = await newWindow(1);
    stage.proxy.cut();
    await sendNumbers(window.player, 1, 5_000);
    stage.proxy.heal();
    await expect.poll(() => window.gaps, { timeout: HEALED_MS }).toBe(1);
    await sendNumbers(window.player, 5_001, 5_010);
    await expect.poll(() => window.received.at(-1), { timeout: HEALED_MS }).toBe(5_010);
    expect([window.received, window.gaps, window.places.at(-1)]).toEqual([numbers(5_001, 5_010), 1, 5_010]);
  });
});
