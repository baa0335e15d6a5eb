// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { Launch } from '#contract/messages-game';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { DiceConfig } from '#contract/fields/instant-games';
import { generateChoiceGame } from '#rules/games/choice-games';
import { seededDice } from '#rules/games/seeded-dice';
import { localProvider } from '../protocol/local';
import { type Provider, ProviderProblem } from '../protocol/provider';
import { ChoiceGame } from '../tables/choice-game';
import { frameOf } from './frame';
import { textsFrom } from '../text/texts';

const game = { identifier: 'orbit-house:dice', title: 'Dice' };
const CYCLE = 2_500;
const diceConfig = generateChoiceGame('dice', { motif: 'crystal', palette: 'ion' }) as DiceConfig;

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no dialogs over the page.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A dice game whose first rounds win these multiples of the stake; later ones win nothing. */
async function dice(
  wins: readonly number[] = [],
  allowed: Partial<Launch> = { autoplay: true, turbo: true },
  over: Partial<Provider> = {},
) {
  const launch = {
    kind: 'launch',
    locale: 'en',
    mode: 'demo',
    currency: 'FUN',
    game,
    config: diceConfig,
    sound: false,
    minimum_cycle_ms: CYCLE,
    reduced_motion: true,
    quick_stop: true,
    autoplay: false,
    turbo: false,
    ...allowed,
  } as Launch;
  const local = localProvider({ config: diceConfig, game, minimumCycleMs: CYCLE, dice: seededDice('auto'), now: () => new Date(0) });
  const staked: { at: number; stake: number }[] = [];
  let won = 0;
  let last = 0;
  const provider: Provider = {
    ...local,
    init: local.init,
    act: local.act,
    look: local.look,
    close: local.close,
    wager: ({ stake_cents }) => {
      last = stake_cents * (wins[won++] ?? 0);
      staked.push({ at: performance.now(), stake: stake_cents });
      const outcome: GameOutcome = { kind: 'dice', stake_cents, win_cents: last, side: 'under', chance: 50, roll: 1, times: 196 };
      return Promise.resolve({ round_id: crypto.randomUUID(), outcome, win_cents: last, balance_cents: 100_000 });
    },
    settle: () => Promise.resolve({ balance_cents: 100_000, win_cents: last }),
    ...over,
  };
  const board = new ChoiceGame(
    frameOf(launch, { init: await provider.init(), provider, page: { say: () => undefined }, text: textsFrom(studio) }),
    diceConfig,
  );
  document.body.replaceChildren(board.node);
  const named = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('button')].find((node) => node.getAttribute('aria-label')?.startsWith(name));
  const press = (name: string) => named(name)!.click();
  /** Chooses the entry of a group of the sheet by its place. */
  const choose = (group: string, at: number) =>
    document.querySelectorAll<HTMLButtonElement>(`[role=group][aria-label^="${group}"] button`)[at]!.click();
  const start = (loss: number, win = 0) => {
    press('Autoplay');
    choose('Loss limit', loss);
    choose('Stop on', win);
    press('Start autoplay');
  };
  return { board, staked, named, press, choose, start, told: () => document.querySelector('.notice')!.textContent };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('autoplay in a game', () => {
  it('plays at the licence’s pace and stops before the loss limit is passed', async () => {
    const { staked, start, told } = await dice();
    start(0);
    await seconds(60);
    // Five stakes is the lowest limit.
    expect(staked).toHaveLength(5);
    const gaps = staked.slice(1).map(({ at }, i) => at - staked[i]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(CYCLE);
    expect(told()).toContain('loss limit');
  });

  it('needs a loss limit: without one it doesn’t start', async () => {
    const { staked, press, named } = await dice();
    press('Autoplay');
    expect(named('Start autoplay')!.getAttribute('aria-disabled')).toBe('true');
    press('Start autoplay');
    await seconds(10);
    expect(staked).toEqual([]);
  });

  it('stops on a single win of the chosen size', async () => {
    const { staked, start, told } = await dice([0, 2, 9, 10, 0, 0]);
    start(3, 1);
    await seconds(60);
    expect(staked).toHaveLength(4);
    expect(told()).toContain('win');
  });

  it('stops on a press, when the tab is hidden and when the page pauses; the round still ends as drawn', async () => {
    for (const stop of ['press', 'hide', 'pause'] as const) {
      const { board, staked, start, press, named } = await dice([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
      start(3);
      await seconds(4);
      expect(named('Stop autoplay (8 left)'), stop).toBeTruthy();
      const before = staked.length;
      if (stop === 'press') press('Stop autoplay (');
      if (stop === 'pause') board.rounds.pause(true);
      if (stop === 'hide') {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
        vi.restoreAllMocks();
      }
      board.rounds.pause(false);
      await seconds(30);
      expect(staked, stop).toHaveLength(before);
      expect(named('Autoplay'), stop).toBeTruthy();
    }
  });

  it('stops on a refusal, which is shown as usual', async () => {
    const wager = vi.fn(() => Promise.reject(new ProviderProblem('not_enough_money')));
    const { start, told } = await dice([], { autoplay: true }, { wager });
    start(3);
    await seconds(30);
    expect(wager).toHaveBeenCalledTimes(1);
    expect(told()).not.toBe('');
  });

  it('says that it stopped because the connection was lost, with the result so far', async () => {
    let calls = 0;
    const outcome: GameOutcome = { kind: 'dice', stake_cents: 1_000, win_cents: 0, side: 'under', chance: 50, roll: 99, times: 0 };
    const { start, named, press, told } = await dice([], undefined, {
      wager: () =>
        ++calls === 2
          ? Promise.reject(new ProviderProblem('offline'))
          : Promise.resolve({ round_id: crypto.randomUUID(), outcome, win_cents: 0, balance_cents: 100_000 }),
      settle: () => Promise.resolve({ balance_cents: 100_000, win_cents: 0 }),
    });
    start(3);
    await seconds(5);
    expect(named('Try again')).toBeTruthy();
    press('Try again');
    await seconds(30);
    expect(calls).toBe(3);
    expect(named('Autoplay')).toBeTruthy();
    expect(told()).toContain('connection was lost');
    expect(told()).toContain('Result: -20.00');
  });

  it('locks the stake and ignores Play while it runs', async () => {
    const { staked, start, press, named } = await dice([1, 1, 1, 1]);
    start(3);
    await seconds(3.2);
    expect(staked).toHaveLength(2);
    expect(named('Higher stake')!.disabled).toBe(true);
    press('Roll');
    await seconds(1);
    expect(staked).toHaveLength(2);
  });

  it('is absent if the licence forbids it', async () => {
    const { named } = await dice([], {});
    expect(named('Autoplay')).toBeUndefined();
    expect(named('Turbo')).toBeUndefined();
  });

  it('runs once, even if it’s stopped and started repeatedly', async () => {
    const { staked, start, press } = await dice(Array(20).fill(1));
    start(3);
    await seconds(0.5);
    press('Stop autoplay (');
    await seconds(0.01);
    start(3);
    await seconds(12);
    const gaps = staked.slice(1).map(({ at }, i) => at - staked[i]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(CYCLE);
  });
});

describe('the turbo switch', () => {
  const turbo = () => document.querySelector<HTMLButtonElement>('button.turbo')!;
  const isOn = () => turbo().getAttribute('aria-pressed');

  it('says whether it’s on, also when its sheet opens again', async () => {
    const { press } = await dice();
    press('Autoplay');
    expect(isOn()).toBe('false');
    turbo().click();
    expect(isOn()).toBe('true');
    press('Autoplay');
    expect(isOn()).toBe('true');
    turbo().click();
    expect(isOn()).toBe('false');
  });
});

it('one Tab into the frame of a game with a choice reaches its main action', async () => {
  const { board } = await dice();
  expect(board.node.querySelector('button, input, [tabindex="0"]')?.textContent).toBe('Roll');
});
