import { afterEach, beforeEach, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { GameConfig } from '#contract/fields/game-config';
import type { LiveKind, LiveTable } from '#contract/fields/live';
import { generateRoulette } from '#rules/games/roulette/roulette';
import { fakeCanvas } from '#tests/support/fake-canvas';
import type { LivePlace, Provider } from '../../studio/protocol/provider';
import { liveGameOf } from '../../studio/live/live-game-of';
import { frameOf } from '../../studio/shell/frame';
import { textsFrom } from '../../studio/text/texts';

/** The ids of rounds. */
export const round = (number: number) => `4a4bb0a6-3a5b-4a2c-9d0c-0a8a2f6a000${number}`;
/** The table as its stream describes it. */
export const table = (change: Partial<LiveTable> = {}): LiveTable => ({
  game: 'orbit-house:orbit-live-roulette',
  live_round: round(1),
  number: 1,
  phase: 'betting',
  left_ms: 20_000,
  phase_ms: 20_000,
  commitment: 'a'.repeat(64),
  seed: null,
  seen: null,
  result: null,
  players: 0,
  watching: 1,
  bettors: [],
  ...change,
});
/** A bet of €1.00. */
export const red = [{ spot: 'red', stake_cents: 100 }];

/** The table's stream, fed by the test. */
export class FakeSource extends EventTarget {
  static last: FakeSource;
  constructor() {
    super();
    FakeSource.last = this;
  }
  close() {}
  say(kind: string, payload: unknown) {
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify(payload) }));
  }
  cut() {
    this.dispatchEvent(new Event('error'));
  }
}

/** The server's responses. */
export const seat = vi.fn<LivePlace['seat']>();
export const bet = vi.fn<LivePlace['bet']>();
/** The player's bets in the first round, as the server returns them. */
export const has = (bets: typeof red, win: number | null = null) =>
  seat.mockResolvedValue({
    balance_cents: 900,
    rounds: bets.length === 0 ? [] : [{ live_round: round(1), bets, acts: [], stake_cents: 100, win_cents: win }],
  });

/** What was announced. */
export const said: string[] = [];
/** Opens a table with responses provided by the test. */
export function openLive(live: LiveKind, config: GameConfig, bonusMax?: number): void {
  const init = {
    ...(bonusMax !== undefined && { bonus_max_cents: bonusMax }),
    session: { currency: 'EUR', mode: 'real', balance_cents: 1_000 },
    game: { identifier: 'orbit-house:live', title: 'Live' },
    config,
    live,
    stakes_cents: [100, 500],
    history: [],
  };
  const chat = { follow: () => () => undefined } as unknown as LivePlace['chat'];
  const provider = { live: { seat, bet, act: vi.fn(), chat } } as unknown as Provider;
  const launch = { locale: 'en', mode: 'real', sound: false, reduced_motion: true, voice: false };
  const frame = frameOf(launch as never, {
    init: init as never,
    provider,
    page: { say: () => undefined } as never,
    text: textsFrom(studio),
  });
  document.documentElement.lang = 'en';
  vi.spyOn(frame.announcer, 'say').mockImplementation((words) => void said.push(words));
  document.body.replaceChildren(liveGameOf(frame)!.node);
}

export const settle = () => vi.advanceTimersByTimeAsync(0);

/** A button by its label or text. */
export const named = (name: string) =>
  [...document.querySelectorAll('button')].find((node) => node.getAttribute('aria-label')?.startsWith(name) || node.textContent === name)!;

/** Opens a roulette with live betting before each test, with the chip of €1.00. */
export function atRoulette(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('EventSource', FakeSource);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    fakeCanvas();
    bet.mockResolvedValue({ stake_cents: 100, balance_cents: 900 });
    has([]);
    said.length = 0;
    openLive('roulette', generateRoulette('live', { motif: 'wheel', palette: 'ion' }));
    FakeSource.last.say('table', table());
    await settle();
    named('€1.00 chip').click();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    document.body.replaceChildren();
  });
}
