import { expect, it } from 'vitest';
import { needsPassword } from '../call';
import { calls } from './index';

const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted();
const writes = calls.filter((call) => call.method !== 'GET');

it('a session that was left alone enters the password again before money is paid in or out, bought, given or staked', () => {
  expect(ids(writes.filter(needsPassword))).toEqual([
    'cashbox.cancel', 'cashbox.challenge', 'cashbox.check-transaction', 'cashbox.deposit', 'cashbox.open-account', 'cashbox.recall', 'cashbox.sandbox-confirm', 'cashbox.withdraw',
    'games.launch', 'gifts.activate-bonus', 'gifts.activate-freespins', 'gifts.cancel-bonus', 'gifts.cancel-freespins', 'gifts.coupon', 'gifts.promo-code', 'shop.exchange', 'shop.exchange-money',
  ]);
});

it('what moves or gives something keeps the answer of its key, so that a repeat after a lost answer takes effect once [OFF-003c]', () => {
  const moving = writes.filter((call) => call.touches === 'money' || call.touches === 'play');
  // Of these a repeat is the same wish: a code set twice, a round that is settled, a check, another launch in place of the last one.
  expect(ids(moving.filter(({ repeat }) => repeat === 'natural'))).toEqual([
    'cashbox.check-transaction', 'cashbox.provider-callback', 'config.sport', 'games.launch', 'gifts.clear-bonus-code', 'gifts.set-bonus-code', 'gifts.settings',
    'provider.close', 'provider.init', 'provider.look', 'provider.settle',
  ]);
  expect(ids(writes.filter(({ id, repeat }) => /^(?:limits\.(?:set|remove)|competitions\.buy-tickets|wheels\.open|vip\.claim|gifts\.coupon|shop\.)/.test(id) && repeat !== 'same-answer'))).toEqual([]);
});
