import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterReveal, forgetHeld, LONGEST_REVEAL_MS, setReveal } from './result-reveal';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  setReveal('round', false);
  setReveal('wheel', false);
});

const noted: string[] = [];
const note = (what: string) => () => void noted.push(what);

it('what would reveal a result early is delayed until it was shown, keeping the latest per key [JACK-003, LOOT-003c]', () => {
  noted.length = 0;
  afterReveal('balance', note('immediately'));
  setReveal('round', true);
  setReveal('wheel', true);
  afterReveal('balance', note('stake'));
  afterReveal('balance', note('win'));
  setReveal('round', false);
  expect(noted).toEqual(['immediately']);
  setReveal('wheel', false);
  expect(noted).toEqual(['immediately', 'win']);
});

it('the delay ends for a game that never reports its end, and nothing passes to the next player', () => {
  noted.length = 0;
  setReveal('round', true);
  afterReveal('balance', note('late'));
  vi.advanceTimersByTime(LONGEST_REVEAL_MS);
  expect(noted).toEqual(['late']);
  afterReveal('balance', note('of another'));
  forgetHeld();
  setReveal('round', false);
  expect(noted).toEqual(['late']);
});
