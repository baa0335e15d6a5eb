// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { atRoulette, bet, FakeSource, has, named, red, seat, settle, table } from '#tests/support/live-window';
import { ProviderProblem } from '../protocol/provider';

atRoulette();

it.each([
  ['isn’t in', [], /^Betting closed before you placed these chips. You haven’t been charged./],
  ['is in', red, /^$/],
  ['isn’t known', null, /^Betting is closed and your bet wasn’t confirmed. /],
])('says when betting closes whether a bet without a response %s, and no longer offers to try again', async (_fate, bets, words) => {
  const notice = () => document.querySelector('.notice')!.textContent;
  bet.mockRejectedValueOnce(new ProviderProblem('offline'));
  seat.mockRejectedValueOnce(new ProviderProblem('offline'));
  named('Red').click();
  named('Place bet').click();
  await settle();
  expect(notice()).toContain('Try again');
  if (bets) has(bets);
  else seat.mockRejectedValue(new ProviderProblem('offline'));
  FakeSource.last.say('table', table({ phase: 'closing', left_ms: 2_000 }));
  await settle();
  expect(notice()).toMatch(words);
  has([]);
  FakeSource.last.say('table', table({ phase: 'playing', left_ms: 9_000 }));
  await settle();
  expect(notice()!.includes('You haven’t been charged.')).toBe(bets !== red);
});
