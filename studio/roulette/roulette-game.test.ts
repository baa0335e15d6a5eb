// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import type { WagerRequest } from '#contract/calls/provider';
import { generateRoulette } from '#rules/games/roulette/roulette';
import { gameWindow } from '#tests/support/game-window';
import { localProvider } from '../protocol/local';
import { frameOf } from '../shell/frame';
import { chipWords } from './spot-words';
import { RouletteGame } from './roulette-game';
import { textsFrom } from '../text/texts';

const config = generateRoulette('racetrack', { motif: 'wheel', palette: 'ion', variant: 'french' });
const game = { identifier: 'orbit-house:orbit-french-roulette', title: 'Orbit French Roulette' };
const wagers: WagerRequest[] = [];
const said: string[] = [];

/** Opens a demo in which the ball falls on a number. */
async function open(number: number): Promise<RouletteGame> {
  const place = config.wheel.indexOf(number);
  const provider = localProvider({ config, game, minimumCycleMs: 0, dice: { int: () => place }, now: () => new Date(0) });
  const wager = provider.wager.bind(provider);
  provider.wager = (intent) => (wagers.push({ stake_cents: intent.stake_cents, bets: intent.bets! }), wager(intent));
  const launch = { locale: 'en', mode: 'demo', sound: false, reduced_motion: true, quick_stop: false, autoplay: false, turbo: false };
  const frame = frameOf(launch as never, {
    init: await provider.init(),
    provider,
    page: { say: () => undefined } as never,
    text: textsFrom(studio),
  });
  vi.spyOn(frame.announcer, 'say').mockImplementation((words) => void said.push(words));
  const table = new RouletteGame(frame, config);
  document.body.replaceChildren(table.node);
  return table;
}

const named = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find((node) => node.getAttribute('aria-label')?.split(',')[0] === name)!;
const press = (name: string) => named(name).click();
const total = () => document.querySelector('.total strong')!.textContent;

/** Spins and lets the round end. */
async function spin(): Promise<void> {
  press('Spin');
  await vi.advanceTimersByTimeAsync(3_000);
}

gameWindow();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  wagers.length = 0;
  said.length = 0;
});

it('places a call bet and neighbours on the racetrack, plays them, and announces the result', async () => {
  await open(17);
  document.querySelector<HTMLButtonElement>('[data-mode="racetrack"]')!.click();
  expect(document.querySelector<HTMLElement>('.racetrack')!.hidden).toBe(false);
  press('1.00 chip');
  press('Orphelins');
  expect([said.at(-1), total()]).toEqual(['Orphelins, 5.00', '5.00']);
  press('17 with 2 neighbours each side');
  expect([said.at(-1), total()]).toEqual(['17 with 2 neighbours each side, 5.00', '10.00']);
  await spin();
  expect(wagers).toHaveLength(1);
  expect(wagers[0]!.stake_cents).toBe(1_000);
  const at = Object.fromEntries(wagers[0]!.bets!.map(({ spot, stake_cents }) => [spot, stake_cents]));
  const neighbours = Object.fromEntries([2, 25, 17, 34, 6].map((number) => [`straight-${number}`, 100]));
  const orphelins = { 'straight-1': 100, 'split-6-9': 100, 'split-14-17': 100, 'split-17-20': 100, 'split-31-34': 100 };
  expect(at).toEqual({ ...neighbours, ...orphelins });
  // The straight pays 36 times its stake, and two splits 18 times each.
  expect(said.slice(-2)).toEqual(['No more bets', '17 black. You won 72.00 on a stake of 10.00.']);
});

it('undoes, clears, repeats and doubles call bets in one step each, and announces it', async () => {
  await open(0);
  press('1.00 chip');
  press('Tiers du cylindre');
  press('Orphelins');
  press('Undo');
  expect([said.at(-1), total()]).toEqual(['Total bet: 6.00', '6.00']);
  await spin();
  expect(said.at(-1)).toBe('0 green. No win this time. Stake: 6.00.');
  press('Repeat');
  press('Double');
  expect([said.at(-1), total()]).toEqual(['Total bet: 12.00', '12.00']);
  press('Clear');
  expect([said.at(-1), total()]).toEqual(['No chips on the table', '–']);
});

it('says why a bet wasn’t accepted, and accepts none while the ball rolls', async () => {
  const table = await open(0);
  press('1.00 chip');
  press('Orphelins');
  for (let i = 0; i < 12; i++) press('Double');
  expect(said.at(-1)).toBe('You can’t bet any more here.');
  const before = total();
  press('Spin');
  press('Orphelins');
  expect(total()).toBe(before);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(table.rounds.isIdle).toBe(true);
});

it.each([
  ['en', ['.50', '1', '1.5', '25', '1.5k']],
  ['de', ['0,50', '1', '1,5', '25', '1,5k']],
])('amounts on chips are short in %s, the language of the page', (language, faces) => {
  // Other files share this document.
  const before = document.documentElement.lang;
  document.documentElement.lang = language;
  const shown = [50, 100, 150, 2_500, 150_000].map(chipWords);
  document.documentElement.lang = before;
  expect(shown).toEqual(faces);
});
