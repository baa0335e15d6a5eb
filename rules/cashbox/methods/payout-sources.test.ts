import { expect, it } from 'vitest';
import { openSources, type PayoutSource, sourcesBefore } from './payout-sources';

const source = (method: string, instrument: string, depositedCents: number, withdrawnCents = 0): PayoutSource => ({
  method,
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
