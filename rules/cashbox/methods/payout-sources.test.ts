import { expect, it } from 'vitest';
import { openSources, payoutBlock, type PayoutSource, sourcesBefore } from './payout-sources';

const source = (method: string, instrument: string, depositedCents: number, withdrawnCents = 0): PayoutSource => ({
  method,
  brand: method,
  instrument,
  title: null,
  depositedCents,
  withdrawnCents,
});
const card = source('card', 'a', 5000, 1000);
const wallet = source('orbit_wallet', 'ada@perigee.example', 9000);
const paid = source('card', 'b', 5000, 5000);
const sofort = source('sofort', '', 9000);

it('a source is open while its deposits exceed its payouts and its method pays out; the largest remainder first', () => {
  expect(openSources([card, paid, sofort, wallet], ['card', 'orbit_wallet', 'bank'])).toEqual([wallet, card]);
});

it('a withdrawal goes to an open source before anything else', () => {
  expect(sourcesBefore([wallet, card], { method: 'card', instrument: 'a' })).toEqual([]);
  expect(sourcesBefore([wallet, card], { method: 'card', instrument: 'b' })).toEqual([wallet, card]);
  expect(sourcesBefore([wallet, card], { method: 'bank', instrument: '' })).toEqual([wallet, card]);
  expect(sourcesBefore([], { method: 'bank', instrument: '' })).toEqual([]);
});

it('while a source is open, only its method, and its card among the saved ones, can be withdrawn to', () => {
  const visa = { method: 'card', brand: 'visa', title: '•••• 4242', rest_cents: 4000, profiles: ['own'] };
  const order = { first: [visa], unproven: ['orbit_wallet'] };
  expect(payoutBlock(order, 'card', 'own')).toBeNull();
  expect(payoutBlock(order, 'card', 'other')).toBe('source_first');
  expect(payoutBlock(order, 'card', null)).toBeNull();
  expect(payoutBlock(order, 'bank', null)).toBe('source_first');
  expect(payoutBlock(order, 'orbit_wallet', null)).toBe('source_first');
});

it('without an open source, a method that nothing was deposited by can’t be withdrawn to', () => {
  const order = { first: [], unproven: ['orbit_wallet'] };
  expect(payoutBlock(order, 'orbit_wallet', null)).toBe('not_paid_in');
  expect(payoutBlock(order, 'bank', null)).toBeNull();
});
