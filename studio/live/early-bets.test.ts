// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { LiveTable } from '#contract/fields/live';
import { generateRoulette } from '#rules/games/roulette/roulette';
import { fakeCanvas } from '#tests/support/fake-canvas';
import type { LivePlace } from '../protocol/provider';
import { frameOf } from '../shell/frame';
import { textsFrom } from '../text/texts';
import { liveGameOf } from './live-game-of';

const round = '4a4bb0a6-3a5b-4a2c-9d0c-0a8a2f6a0001';
const table = { game: 'orbit-house:live', live_round: round, number: 1, phase: 'betting', left_ms: 20_000, phase_ms: 20_000 };
const rest = { commitment: 'a'.repeat(64), seed: null, seen: null, result: null, players: 0, watching: 1, bettors: [] };
const bets = [{ spot: 'red', stake_cents: 100 }];

let stream: EventTarget & { close: () => void };
const seat = vi.fn<LivePlace['seat']>();

/** Opens a table whose stream the test feeds. */
function open(): void {
  const game = { identifier: 'orbit-house:live', title: 'Live' };
  const config = generateRoulette('live', { motif: 'wheel', palette: 'ion' });
  const session = { currency: 'EUR', mode: 'real', balance_cents: 1_000 };
  const init = { session, game, config, live: 'roulette', stakes_cents: [100, 500], history: [] };
  const launch = { locale: 'en', mode: 'real', sound: false, reduced_motion: true, voice: false };
  const frame = frameOf(launch as never, {
    init: init as never,
    provider: { live: { seat, chat: { follow: () => () => undefined } } } as never,
    page: { say: () => undefined } as never,
    text: textsFrom(studio),
  });
  document.body.replaceChildren(liveGameOf(frame)!.node);
}

/** The table's first state arrives. */
async function connect(): Promise<void> {
  const data = JSON.stringify({ ...table, ...rest } satisfies Partial<Record<keyof LiveTable, unknown>>);
  stream.dispatchEvent(Object.assign(new Event('table'), { data }));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const made = (one: typeof stream) => (stream = one);
  class FakeSource extends EventTarget {
    constructor() {
      super();
      made(this);
    }
    close() {}
  }
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  fakeCanvas();
  const mine = { live_round: round, bets, acts: [], stake_cents: 100, win_cents: null };
  seat.mockReset().mockResolvedValue({ balance_cents: 900, rounds: [mine] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const red = () => document.querySelector('[aria-label^="Red"]')!.getAttribute('aria-label');

describe('the player’s bets at a live table that opens', () => {
  it('are requested before it’s connected, and not again', async () => {
    open();
    expect(seat).toHaveBeenCalledTimes(1);
    await connect();
    expect(seat).toHaveBeenCalledTimes(1);
    expect(red()).toBe('Red, €1.00');
  });

  it('are requested again if connecting takes more than ten seconds', async () => {
    open();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
    await connect();
    expect(seat).toHaveBeenCalledTimes(2);
    expect(red()).toBe('Red, €1.00');
  });
});
