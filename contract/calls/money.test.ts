import { expect, it } from 'vitest';
import { needsPassword } from '../call';
import { calls } from './index';

const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted();
const writes = calls.filter((call) => call.method !== 'GET');

it('an idle session requires the password before deposits, withdrawals, purchases, gifts and stakes', () => {
  expect(ids(writes.filter(needsPassword))).toEqual([
    'cashbox.cancel',
    'cashbox.challenge',
    'cashbox.check-transaction',
    'cashbox.deposit',
    'cashbox.open-account',
    'cashbox.recall',
    'cashbox.sandbox-confirm',
    'cashbox.withdraw',
    'games.launch',
    'gifts.activate-bonus',
    'gifts.activate-freespins',
    'gifts.cancel-bonus',
    'gifts.cancel-freespins',
    'gifts.coupon',
    'gifts.promo-code',
    'shop.exchange',
    'shop.exchange-money',
  ]);
});

it('calls that move money or give something store the response of their key, so that a retry takes effect once [OFF-003c]', () => {
  const moving = writes.filter((call) => call.touches === 'money' || call.touches === 'play');
  // These are idempotent by nature: setting a code, settling a round, a check, a launch that replaces the last one.
  expect(ids(moving.filter(({ repeat }) => repeat === 'natural'))).toEqual([
    'cashbox.check-transaction',
    'cashbox.provider-callback',
    'config.sport',
    'games.launch',
    'gifts.clear-bonus-code',
    'gifts.set-bonus-code',
    'gifts.settings',
    'live.seat',
    'provider.close',
    'provider.init',
    'provider.look',
    'provider.settle',
  ]);
  expect(
    ids(
      writes.filter(
        ({ id, repeat }) =>
          /^(?:limits\.(?:set|remove)|competitions\.buy-tickets|wheels\.open|vip\.claim|gifts\.coupon|shop\.)/.test(id) &&
          repeat !== 'same-response',
      ),
    ),
  ).toEqual([]);
});
