// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { betsOfCall } from '#rules/games/roulette/call-bets';
import { europeanWheel } from '#rules/games/roulette/roulette-spots';
import type { Frame } from '../shell/frame';
import { textsFrom } from '../text/texts';
import { Racetrack } from './racetrack';

function opened() {
  const onCall = vi.fn();
  const frame = { text: textsFrom(studio), money: (cents: number) => `€${cents / 100}` } as unknown as Frame;
  const racetrack = new Racetrack(frame, europeanWheel, { chip: () => 50, smallest: 10, onCall });
  const { node } = racetrack;
  document.body.replaceChildren(node);
  node.hidden = false;
  const press = (label: string) => node.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!.click();
  return { node, onCall, press, racetrack };
}

it('places a chip on a number and the chosen number of neighbours', () => {
  const { onCall, press } = opened();
  press('0 with 2 neighbours each side');
  const on = (numbers: number[]) => numbers.map((number) => ({ spot: `straight-${number}`, stake_cents: 50 }));
  expect(onCall).toHaveBeenLastCalledWith(on([3, 26, 0, 32, 15]), '0 with 2 neighbours each side');
  press('Neighbours each side: Lower');
  press('0 with 1 neighbours each side');
  expect(onCall).toHaveBeenLastCalledWith(on([26, 0, 32]), '0 with 1 neighbours each side');
});

it('places a call bet by its name', () => {
  const { onCall, press } = opened();
  press('Orphelins');
  expect(onCall.mock.calls[0]![0]).toContainEqual({ spot: 'split-17-20', stake_cents: 50 });
  expect(onCall.mock.calls[0]![1]).toBe('Orphelins');
});

it('shows the chips of call bets and numbers, and marks numbers covered by other inside bets', () => {
  const { node, racetrack } = opened();
  const chips = () => [...node.querySelectorAll('.track-chip')].map((chip) => chip.parentElement!.textContent);
  racetrack.show([...betsOfCall('tiers', 50), { spot: 'straight-0', stake_cents: 100 }, { spot: 'red', stake_cents: 100 }]);
  expect(chips()).toEqual(['01', 'Tiers du cylindre3']);
  expect(node.querySelector('[aria-label="Tiers du cylindre, €3"]')).not.toBeNull();
  const covered = [...node.querySelectorAll('.covered')].map(({ firstChild }) => Number(firstChild!.textContent));
  expect(covered.toSorted((one, other) => one - other)).toEqual([0, 5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36]);
  racetrack.show([]);
  expect([chips(), node.querySelectorAll('.covered').length]).toEqual([[], 0]);
});

it('is one stop of the Tab key, and arrows lead along the wheel', () => {
  const { node } = opened();
  const numbers = [...node.querySelectorAll<HTMLButtonElement>('.track-number')];
  expect(numbers.filter(({ tabIndex }) => tabIndex === 0)).toEqual([numbers[0]]);
  numbers[0]!.focus();
  numbers[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(document.activeElement).toBe(numbers[1]);
  expect(numbers.filter(({ tabIndex }) => tabIndex === 0)).toEqual([numbers[1]]);
});
