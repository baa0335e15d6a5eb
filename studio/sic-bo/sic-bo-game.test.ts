// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { generateSicBo } from '#rules/games/sic-bo/sic-bo';
import { seededDice } from '#rules/games/seeded-dice';
import { localProvider } from '../protocol/local';
import { type Frame, frameOf } from '../shell/frame';
import { SicBoGame } from './sic-bo-game';
import { textsFrom } from '../text/texts';

const config = generateSicBo({ motif: 'dice', palette: 'ion' });
const game = { identifier: 'orbit-house:orbit-sic-bo', title: 'Orbit Sic Bo' };

/** A demo table whose dice all show one face, or are drawn from a seed. */
async function open(face: number | null): Promise<{ table: SicBoGame; frame: Frame }> {
  const provider = localProvider({
    config,
    game,
    minimumCycleMs: 0,
    dice: face === null ? seededDice('table') : { int: () => face - 1 },
    now: () => new Date(0),
  });
  const launch = { locale: 'en', mode: 'demo', sound: false, reduced_motion: true, quick_stop: false, autoplay: false, turbo: false };
  const frame = frameOf(launch as never, {
    init: await provider.init(),
    provider,
    page: { say: () => undefined } as never,
    text: textsFrom(studio),
  });
  const table = new SicBoGame(frame, config);
  document.body.replaceChildren(table.node);
  return { table, frame };
}
const named = (start: string) =>
  [...document.querySelectorAll('button')].find((node) => node.getAttribute('aria-label')?.startsWith(start))!;
const said = () => document.querySelector('[role="status"][aria-live]')?.textContent;
const total = () => document.querySelector('.total strong')?.textContent;

afterEach(() => document.body.replaceChildren());

it('labels each bet with its payout, groups the bets, and is one tab stop', async () => {
  await open(1);
  expect(named('Total 10')?.getAttribute('aria-label')).toBe('Total 10: 6.5 to 1');
  expect(named('Number 4')?.getAttribute('aria-label')).toBe('Number 4: 1, 2, or 12 to 1');
  expect(named('5 and 6')?.getAttribute('aria-label')).toBe('5 and 6: 6 to 1');
  const groups = [...document.querySelectorAll('.sic-felt [role="group"]')].map((node) => node.getAttribute('aria-label'));
  expect(groups).toEqual(['Small, big, odd, even', 'Total of the dice', 'One number', 'Doubles', 'Triples', 'Two numbers']);
  const spots = [...document.querySelectorAll<HTMLElement>('.sic-spot')];
  expect([spots.length, spots.filter(({ tabIndex }) => tabIndex === 0).length]).toEqual([52, 1]);
  named('Total 10').click();
  expect(spots.filter(({ tabIndex }) => tabIndex === 0).map((node) => node.getAttribute('aria-label'))).toEqual([
    'Total 10: 6.5 to 1, 1.00',
  ]);
});

it('announces a chip, a limit, an undo, the result, and a repeat', async () => {
  const { table, frame } = await open(3);
  named('Triple 3').click();
  expect([said(), total()]).toEqual(['Triple 3, 1.00', '1.00']);
  for (let i = 0; i < 4; i++) document.querySelector<HTMLElement>('[aria-label="Double"]')!.click();
  named('25.00 chip').click();
  named('Small').click();
  named('Triple 3').click();
  expect([said(), total()]).toEqual(['Triple 3, 41.00', '66.00']);
  named('Triple 3').click();
  expect([said(), total()]).toEqual(['You can’t bet any more here.', '66.00']);
  named('Undo').click();
  expect([said(), total()]).toEqual(['Total bet: 41.00', '41.00']);
  named('Clear').click();
  expect(said()).toBe('No chips on the table');
  named('Any triple').click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  named('Roll').click();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(said()).toContain('Rolled 3, 3, 3. Total 9. ');
  expect(said()).toContain('875.00');
  expect([...document.querySelectorAll('.fell')].map((node) => node.getAttribute('aria-label')?.split(':')[0])).toEqual([
    'Total 9',
    'Number 3',
    'Double 3',
    'Triple 3',
    'Any triple',
  ]);
  expect([frame.meters.node.textContent, table.rounds.isIdle]).toEqual([expect.stringContaining('5,850.00'), true]);
  named('Repeat').click();
  expect([said(), total()]).toEqual(['Total bet: 25.00', '25.00']);
});

it('lists what every bet pays and returns in its rules', async () => {
  const { table } = await open(null);
  table.openRules();
  const rows = [...document.querySelectorAll('.odds > div')].map(
    ({ children: [name, value] }) => `${name!.textContent}: ${value!.textContent}`,
  );
  expect(rows).toContain('Total 10 · Total 11: 6.5 to 1Returns 93.75%');
  expect(rows).toContain('Small · Big: 1 to 1Returns 97.22%');
  expect(rows).toHaveLength(14);
});
