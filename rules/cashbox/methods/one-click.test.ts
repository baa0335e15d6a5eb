import { describe, expect, it } from 'vitest';
import type { Payment } from '#contract/fields/payment';
import type { PaymentMethod, SavedProfile } from '#contract/fields/payment-method';
import { oneClickDeposit } from './one-click';

const now = new Date('2026-05-10T12:00:00Z');
const visa: SavedProfile = { id: 'one', brand: 'visa', title: '•••• 4242', expires: '12/39', is_default: false, problem: null };
const card: PaymentMethod = {
  id: 'card',
  brand: 'card',
  provider: 'sandbox',
  type: 'other',
  currency: 'EUR',
  recallable: true,
  savedProfiles: [visa],
  processingTime: 0,
  fee: { basis_points: 0, fixed_cents: 0 },
  deposit: { min_cents: 1000, max_cents: 50_000 },
  withdrawal: null,
};
const arrived: Payment = {
  id: 'p',
  action: 'deposit',
  state: 'succeeded',
  method: 'card',
  brand: 'visa',
  detail: '•••• 4242',
  amount_cents: 7500,
  fee_cents: 0,
  currency: 'EUR',
  recallable: false,
  waits_for: null,
  reason: null,
  created_at: '2026-05-01T12:00:00Z',
  finished_at: '2026-05-01T12:00:00Z',
};
const found = (methods: PaymentMethod[], payments: Payment[]) => oneClickDeposit({ methods, payments, now });

describe('the one-click deposit', () => {
  it('repeats the latest successful one by a saved method [CASH-014a]', () => {
    const older = { ...arrived, amount_cents: 2000 };
    expect(found([card], [{ ...arrived, state: 'declined', amount_cents: 9000 }, arrived, older])).toEqual({
      method: card,
      profile: visa,
      amountCents: 7500,
    });
  });

  it('stays inside the method’s current range [CASH-014a]', () => {
    expect(found([card], [{ ...arrived, amount_cents: 90_000 }])?.amountCents).toBe(50_000);
    expect(found([card], [{ ...arrived, amount_cents: 500 }])?.amountCents).toBe(1000);
  });

  it('prefers the default method, even if it was used earlier', () => {
    const other: SavedProfile = { ...visa, id: 'two', title: '•••• 1111', is_default: true };
    const both = { ...card, savedProfiles: [visa, other] };
    const older = { ...arrived, detail: '•••• 1111', amount_cents: 2000 };
    expect(found([both], [arrived, older])).toMatchObject({ profile: { id: 'two' }, amountCents: 2000 });
    expect(found([both], [arrived])).toMatchObject({ profile: { id: 'one' } });
  });

  it('accepts a method that never expires', () => {
    const wallet = { ...visa, expires: null };
    expect(found([{ ...card, savedProfiles: [wallet] }], [arrived])?.profile).toBe(wallet);
  });

  it.each<[string, PaymentMethod[], Payment[]]>([
    ['nothing arrived yet', [card], []],
    ['nothing is saved', [{ ...card, savedProfiles: [] }], [arrived]],
    ['another card was used', [card], [{ ...arrived, detail: '•••• 1111' }]],
    ['another method was used', [card], [{ ...arrived, method: 'wallet' }]],
    ['a card of another brand was used', [card], [{ ...arrived, brand: 'mastercard' }]],
    ['it was another currency', [card], [{ ...arrived, currency: 'USD' }]],
    ['it was a withdrawal', [card], [{ ...arrived, action: 'cashout', state: 'success' }]],
    ['the card has expired', [{ ...card, savedProfiles: [{ ...visa, expires: '04/26' }] }], [arrived]],
    ['the card is blocked', [{ ...card, savedProfiles: [{ ...visa, problem: 'card_not_accepted' }] }], [arrived]],
    ['the method takes no deposits now', [{ ...card, deposit: null }], [arrived]],
  ])('is not offered if %s', (_why, methods, payments) => {
    expect(found(methods, payments)).toBeNull();
  });
});
