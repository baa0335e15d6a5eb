// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { FreeSpinsOver, WagerRequest } from '#contract/calls/provider';
import type { Launch } from '#contract/messages-game';
import { libraryGames } from '#rules/games/slots/library/library';
import { gameWindow } from '#tests/support/game-window';
import { seededDice } from '#rules/games/seeded-dice';
import { localProvider } from '../protocol/local';
import { frameOf } from '../shell/frame';
import { loadWorld } from './load-world';
import { MechanicGame } from './mechanic-game';
import { textsFrom } from '../text/texts';

/*
 * Announcements in rounds of a slot: with the player's own stake, with free spins of a gift, and in autoplay.
 */

const { config } = libraryGames().find(({ recipe }) => recipe.mechanic === 'lines')!;
const game = { identifier: 'orbit-house:slot', title: 'Slot' };
const wagers: WagerRequest[] = [];
const said: string[] = [];

/** Opens a slot whose rounds are drawn from a seed; `gift` is how many free spins of 0.20 a gift has left, `later` those of others. */
async function open(seed: string, gift = 0, later = 0): Promise<{ game: MechanicGame; provider: ReturnType<typeof localProvider> }> {
  // Its symbols are drawn in tasks of their own.
  const world = await loadWorld(config);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame'] });
  const provider = localProvider({ config, game, minimumCycleMs: 0, dice: seededDice(seed), now: () => new Date(0) });
  const wager = provider.wager.bind(provider);
  provider.wager = (intent) => {
    const { key: _key, ...request } = intent;
    wagers.push(request);
    return wager(intent);
  };
  const init = await provider.init();
  const launch = { locale: 'en', mode: 'demo', sound: false, reduced_motion: true, quick_stop: false, autoplay: true, turbo: false };
  const frame = frameOf(launch as Launch, {
    init: { ...init, ...(gift > 0 && { free_spins: { gift: '7', left: gift, stake_cents: 20, later } }) } as never,
    provider,
    page: { say: () => undefined } as never,
    text: textsFrom(studio),
  });
  vi.spyOn(frame.announcer, 'say').mockImplementation((words) => void said.push(words));
  const opened = new MechanicGame(frame, config, world);
  document.body.replaceChildren(opened.node);
  return { game: opened, provider };
}

/** The provider says so once, with the next round that it settles. */
function endSpins(provider: ReturnType<typeof localProvider>, over: FreeSpinsOver): void {
  const settle = provider.settle.bind(provider);
  provider.settle = async (round) => {
    provider.settle = settle;
    return { ...(await settle(round)), free_spins_over: over };
  };
}

const named = (start: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find((node) =>
    (node.getAttribute('aria-label') ?? node.textContent ?? '').startsWith(start),
  )!;
const words = (selector: string) => document.querySelector(selector)!.textContent;
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

gameWindow();
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  wagers.length = 0;
  said.length = 0;
});

it('announces a changed stake, and the result of a round once', async () => {
  await open('announced');
  expect(words('.message')).toBe('Choose your stake and spin');
  named('Higher stake').click();
  const [stake] = said.at(-1)!.match(/[\d.]+/)!;
  expect(said).toEqual([`Stake ${stake}`]);
  named('Spin').click();
  await seconds(20);
  expect(wagers).toEqual([{ stake_cents: Math.round(Number(stake) * 100) }]);
  expect(said).toHaveLength(2);
  expect(said[1]).toMatch(
    new RegExp(
      `^(No win this time\\. Stake: ${stake}|You won [\\d.]+ on a stake of ${stake}|You got [\\d.]+ back on a stake of ${stake})\\.`,
    ),
  );
});

it('announces that free spins of a gift are played, and at which stake', async () => {
  await open('gift', 2);
  expect(words('.message')).toBe('Spin to use your free spins');
  expect(words('.gift-spins')).toBe('Free spins from your gift: 2 left at 0.20 each');
  named('Spin').click();
  await seconds(20);
  expect(wagers).toEqual([{ stake_cents: 20, gift: '7' }]);
  expect(words('.gift-spins')).toBe('Free spins from your gift: 1 left at 0.20 each');
  expect(said.at(-1)).toMatch(/^(No win this time\. The free spin cost you nothing|You won [\d.]+ with a free spin)\.$/);
});

it('announces no stake for an interrupted free spin, and counts none of those that are left as used', async () => {
  const { game: slot, provider } = await open('gift', 2);
  const drawn = await provider.wager({ stake_cents: 20, key: 'interrupted' });
  void slot.rounds.resume({ ...drawn, stake_cents: 0 });
  await seconds(20);
  expect(said.at(-1)).toMatch(/^(No win this time\. The free spin cost you nothing|You won [\d.]+ with a free spin)\.$/);
  expect(words('.gift-spins')).toBe('Free spins from your gift: 2 left at 0.20 each');
});

it('autoplay uses free spins of a gift, needs no loss limit for them, and stakes no money when they are used up', async () => {
  await open('autoplay', 3);
  named('Autoplay').click();
  expect(words('.auto-sheet')).toContain('uses your free spins and costs you nothing');
  expect(words('.auto-sheet')).not.toContain('Loss limit');
  named('Start autoplay').click();
  await seconds(120);
  expect(wagers.every(({ gift }) => gift === '7')).toBe(true);
  expect(wagers).toHaveLength(3);
  expect(words('.notice')).toContain('Autoplay stopped: your free spins are used up.');
  expect(words('.message')).not.toBe('');
});

it('the last free spin of a gift stops the game until the player has read what was won, before a spin costs money', async () => {
  const { provider } = await open('over', 1);
  endSpins(provider, { won_cents: 250, goes_to: 'queue', wager: 30, next: null });
  named('Spin').click();
  await seconds(20);
  const over =
    'Your free spins are over. You won 2.50 in bonus money with 30x wagering. ' +
    'It’s queued until the bonus you’re wagering now is over. From now on, each spin costs your stake.';
  for (const _press of [1, 2]) {
    expect(words('.notice p')).toBe(over);
    named('Spin').click();
    await seconds(20);
  }
  expect(wagers).toHaveLength(1);
  named('Continue').click();
  named('Spin').click();
  await seconds(20);
  expect(wagers.map(({ gift }) => gift)).toEqual(['7', undefined]);
});

it('free spins of another gift are announced from the start, and follow those of the first', async () => {
  const { provider } = await open('next', 1, 50);
  expect(words('.gift-spins')).toBe('Free spins from your gift: 1 left at 0.20 each · then 50 from other gifts');
  endSpins(provider, { won_cents: 0, goes_to: 'nothing', wager: 30, next: { gift: '8', left: 50, stake_cents: 40, later: 0 } });
  named('Spin').click();
  await seconds(20);
  expect(words('.notice p')).toBe('Your free spins are over. They won nothing. Free spins from your next gift: 50.');
  named('Continue').click();
  named('Spin').click();
  await seconds(20);
  expect(wagers).toEqual([
    { stake_cents: 20, gift: '7' },
    { stake_cents: 40, gift: '8' },
  ]);
  expect(words('.gift-spins')).toBe('Free spins from your gift: 49 left at 0.40 each');
});

it('autoplay stops where a gift’s free spins end, and leaves the words on their end', async () => {
  const { provider } = await open('both', 1, 2);
  endSpins(provider, { won_cents: 30, goes_to: 'real_money', wager: 0, next: { gift: '8', left: 2, stake_cents: 20, later: 0 } });
  named('Autoplay').click();
  named('Start autoplay').click();
  await seconds(60);
  expect(wagers).toHaveLength(1);
  expect(words('.notice p')).toContain('You won 0.30, which is in your account as real money.');
  expect(said.at(-1)).toContain('Autoplay stopped: your free spins are used up.');
});
