import * as v from 'valibot';
import { expect, it } from 'vitest';
import { flagDefaults, flagNames } from './flags';
import { fraudRulesSchema } from './fraud';
import { vipProgramConfigSchema } from './vip';

it('by default betting and tester-only features are off, and every page is on', () => {
  expect(flagNames.filter((name) => !flagDefaults[name])).toEqual(['betting', 'all-widgets', 'test-quests']);
});

it('a week’s cashback is at most all that was lost', () => {
  const gives = vipProgramConfigSchema.entries.gives.entries.weekly_cashback;
  const cashback = (percent: number) => v.is(gives, { level: 257, percent, wager: 3, days: 7 });
  expect([cashback(0), cashback(100), cashback(101)]).toEqual([true, true, false]);
});

it('a rule of the fraud check rejects or requests a review, stays within its bounds, or is off', () => {
  const off = { shared_card: null, declined_payments: null, multi_account_device: null };
  const outcomes = ['refuse', 'review', 'ignore', ''].map((outcome) =>
    v.is(fraudRulesSchema, { ...off, multi_account_device: { outcome } }),
  );
  expect([v.is(fraudRulesSchema, off), outcomes]).toEqual([true, [true, true, false, false]]);
  const outcome = 'review';
  const cards = [
    [1, 1],
    [1000, 730],
    [0, 1],
    [1, 731],
    [1001, 1],
    [1.5, 1],
  ] as const;
  expect(cards.map(([other_accounts, days]) => v.is(fraudRulesSchema, { ...off, shared_card: { other_accounts, days, outcome } }))).toEqual(
    [true, true, false, false, false, false],
  );
  const declined = [
    [1, 1],
    [1000, 168],
    [0, 1],
    [1, 169],
  ] as const;
  expect(
    declined.map(([more_than, hours]) => v.is(fraudRulesSchema, { ...off, declined_payments: { more_than, hours, outcome } })),
  ).toEqual([true, true, false, false]);
});
