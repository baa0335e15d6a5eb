import { expect, it } from 'vitest';
import type { Jackpot } from '#contract/fields/jackpot';
import { withAmounts } from './use-jackpots';

const jackpot = (identifier: string): Jackpot => ({
  id: 1,
  identifier,
  state: 'active',
  currency: 'EUR',
  amount_cents: 300,
  levels: [
    { id: 1, identifier: 'nova', name: 'Nova', amount_cents: 200 },
    { id: 2, identifier: 'orbit', name: 'Orbit', amount_cents: 100 },
  ],
});

it('an amount updates the level of its own jackpot, and its sum', () => {
  const moved = withAmounts([jackpot('mystic'), jackpot('other')], {
    jackpots: [{ identifier: 'other', level: 'orbit', currency: 'EUR', amount_cents: 150 }],
  });
  expect(moved.map(({ amount_cents, levels }) => [amount_cents, ...levels.map((level) => level.amount_cents)])).toEqual([
    [300, 200, 100],
    [350, 200, 150],
  ]);
});
