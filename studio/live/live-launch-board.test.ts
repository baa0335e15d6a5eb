// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { CrashConfig } from '#contract/fields/instant-games';
import type { LiveTable } from '#contract/fields/live';
import { catalogue, configOf } from '#rules/games/catalogue';
import { crashReaches } from '#rules/games/instant/crash-game';
import type { Frame } from '../shell/frame';
import { textsFrom } from '../text/texts';
import { LiveLaunchBoard } from './live-launch-board';

const config = configOf(catalogue().find(({ live }) => live === 'launch')!) as CrashConfig;
const say = vi.fn();
const rising = { kind: 'launch', elapsed_ms: 0, ended: null } as const;
let board: LiveLaunchBoard;

beforeEach(() => {
  vi.useFakeTimers();
  say.mockClear();
  const frame = {
    text: textsFrom(studio),
    money: (cents: number) => `€${cents / 100}`,
    synth: { start: vi.fn(), ball: vi.fn() },
    announcer: { say },
    isStill: true,
  } as unknown as Frame;
  board = new LiveLaunchBoard(frame, config, 100, vi.fn());
  const own = ['auto-150', 'auto-500', 'by-hand'].map((spot) => ({ spot, stake_cents: 100 }));
  board.follow({} as LiveTable, own);
});

afterEach(() => {
  board.open();
  vi.useRealTimers();
});

it('announces an automatic cash-out once, a second after it, when the burn has certainly reached it', () => {
  void board.play(rising);
  vi.advanceTimersByTime(crashReaches(150) + 900);
  expect(say).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(say.mock.calls).toEqual([[expect.stringContaining('1.5')]]);
});

it('announces no cash-out that the burn may not have reached', () => {
  void board.play(rising);
  vi.advanceTimersByTime(crashReaches(150) + 300);
  board.rest({ kind: 'launch', elapsed_ms: crashReaches(148), ended: 148 });
  vi.advanceTimersByTime(10_000);
  expect(say).not.toHaveBeenCalled();
});
