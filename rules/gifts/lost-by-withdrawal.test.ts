import { expect, it } from 'vitest';
import { giftStages } from '#contract/fields/gift';
import { sampleGift } from '#tests/support/gifts';
import { giftAfterWithdrawal, giftsLostByWithdrawal } from './lost-by-withdrawal';

const bonus = sampleGift({ id: 'bonus', type: 'deposit', stage: 'handle_bets', group_key: 'welcome' });
const lostOf = (...gifts: (typeof bonus)[]) => giftsLostByWithdrawal(gifts, 'EUR').map(({ id }) => id);

it('a withdrawal ends a deposit bonus that is being wagered or waits for wagering [GIFT-009b]', () => {
  expect(giftStages.filter((stage) => lostOf({ ...bonus, stage }).length > 0).toSorted()).toEqual(['handle_bets', 'wait']);
});

it('a withdrawal ends the free spins of the same offer, and leaves every other gift [GIFT-009b]', () => {
  const spins = { ...bonus, id: 'spins', type: 'freespins', stage: 'issued' } as const;
  const others = [
    { ...bonus, id: 'no deposit', type: 'bonus' as const },
    { ...spins, id: 'spins of another offer', group_key: 'weekend' },
    { ...spins, id: 'spins that are over', stage: 'finished' as const },
    { ...bonus, id: 'money that is not yet taken', stage: 'issued' as const },
  ];
  expect(lostOf(bonus, spins, ...others)).toEqual(['bonus', 'spins']);
  expect(lostOf(spins, ...others)).toEqual([]);
});

it('a withdrawal ends nothing in another currency [GIFT-009b]', () => {
  expect(lostOf({ ...bonus, currency: 'USD' })).toEqual([]);
});

it('after a withdrawal the gift that has waited longest begins, if a wagered one was lost and it isn’t lost too', () => {
  const waits = { ...bonus, type: 'bonus', stage: 'wait' } as const;
  const later = { ...waits, id: 'later', created_at: '2026-05-03T00:00:00Z' };
  const sooner = { ...waits, id: 'sooner', created_at: '2026-05-02T00:00:00Z' };
  const lost = { ...waits, id: 'lost', type: 'deposit' as const, created_at: '2026-05-01T00:00:00Z' };
  const dollars = { ...sooner, id: 'dollars', currency: 'USD', created_at: '2026-05-01T00:00:00Z' };
  expect(giftAfterWithdrawal([bonus, later, sooner, lost, dollars], 'EUR')?.id).toBe('sooner');
  expect(giftAfterWithdrawal([bonus, lost], 'EUR')).toBeNull();
  expect(giftAfterWithdrawal([lost, { ...bonus, type: 'bonus' }, sooner], 'EUR')).toBeNull();
});
