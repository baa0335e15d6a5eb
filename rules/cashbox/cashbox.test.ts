import { describe, expect, it } from 'vitest';
import type { Payment, PaymentState } from '#contract/fields/payment';
import { amountProblem, readyAmounts, suggestedDeposit, withdrawalProblem } from './amounts/amount';
import { cancelledDepositToAnnounce } from './payments/cancelled-deposit';
import { addressUri, cryptoRanges, isCryptoAddress } from './amounts/crypto';
import { feeOf, payoutOf, totalToPay } from './amounts/fee';
import { playerFields } from '../account/fields/player-fields';
import { missingForCashbox } from './checks/gate';
import { savedMethods, visibleMethods } from './methods/methods';
import { isRecallable } from './payments/recall';
import { needsReview } from './checks/review';
import { ADDRESS_TIMEOUT_MS, depositsThatWait, PLAYER_TIMEOUT_MS } from './payments/waiting-deposits';

const range = { min_cents: 1000, max_cents: 500_000 };

describe('amounts', () => {
  it('suggest 50 on a first deposit, and nothing afterwards [CASH-012]', () => {
    const context = { range, subunits: 100, isCrypto: false, isFirst: true, askedUnits: 0 };
    expect(suggestedDeposit(context)).toBe(5000);
    expect(suggestedDeposit({ ...context, isFirst: false })).toBeNull();
    expect(suggestedDeposit({ ...context, isCrypto: true })).toBeNull();
  });

  it('start with the amount in a link, inside the range', () => {
    const context = { range, subunits: 100, isCrypto: false, isFirst: true, askedUnits: 75 };
    expect(suggestedDeposit(context)).toBe(7500);
    expect(suggestedDeposit({ ...context, askedUnits: 1 })).toBe(1000);
    expect(suggestedDeposit({ ...context, askedUnits: 9_000_000 })).toBe(500_000);
    expect(suggestedDeposit({ ...context, askedUnits: 19.999 })).toBe(2000);
    expect(suggestedDeposit({ ...context, isFirst: false, isCrypto: true })).toBe(7500);
    expect(suggestedDeposit({ ...context, range: { min_cents: 1000, max_cents: null }, askedUnits: 9_000_000 })).toBe(900_000_000);
  });

  it('raise the suggestion to the smallest amount of a currency with small units', () => {
    expect(
      suggestedDeposit({ range: { min_cents: 1000, max_cents: null }, subunits: 1, isCrypto: false, isFirst: true, askedUnits: 0 }),
    ).toBe(1000);
  });

  it('offer presets inside the range only', () => {
    expect(readyAmounts(range)).toEqual([2000, 5000, 10_000]);
    expect(readyAmounts({ min_cents: 1000, max_cents: 6000 })).toEqual([2000, 5000]);
  });

  it('report the bound that an amount violates', () => {
    expect(amountProblem(999, range)).toEqual({ kind: 'too_small', bound_cents: 1000 });
    expect(amountProblem(500_001, range)).toEqual({ kind: 'too_big', bound_cents: 500_000 });
    expect([1000, 500_000].map((amount) => amountProblem(amount, range))).toEqual([null, null]);
    expect(amountProblem(1e12, { min_cents: 1000, max_cents: null })).toBeNull();
  });

  it('never let a withdrawal exceed the withdrawable balance [CASH-017a]', () => {
    expect(withdrawalProblem(5001, range, 5000)).toEqual({ kind: 'not_enough_money', bound_cents: 5000 });
    expect(withdrawalProblem(5000, range, 5000)).toBeNull();
    expect(withdrawalProblem(999, range, 5000)).toEqual({ kind: 'too_small', bound_cents: 1000 });
  });
});

describe('fees', () => {
  it('round a fraction of a minor unit up, exact even where doubles aren’t', () => {
    expect(feeOf({ basis_points: 150, fixed_cents: 0 }, 5001)).toBe(76);
    expect(feeOf({ basis_points: 10_000, fixed_cents: 0 }, 9_007_199_254_740_991)).toBe(9_007_199_254_740_991);
  });

  it('are added to a deposit and deducted from a payout', () => {
    const fee = { basis_points: 100, fixed_cents: 50 };
    expect(totalToPay(fee, 5000)).toBe(5100);
    expect(payoutOf(fee, 5000)).toBe(4900);
    expect(payoutOf(fee, 10)).toBe(0);
  });
});

describe('methods', () => {
  it('hide sofort from group 631, and from nobody else [CASH-007a]', () => {
    const methods = [{ brand: 'card' }, { brand: 'sofort' }];
    expect(visibleMethods(methods, [631])).toEqual([{ brand: 'card' }]);
    expect(visibleMethods(methods, [21])).toEqual(methods);
  });

  it('count as saved if they have saved profiles [CASH-007b]', () => {
    const saved = { savedProfiles: [{ id: 'a', brand: 'visa', title: '', expires: null, is_default: false, problem: null }] };
    expect(savedMethods([saved, { savedProfiles: [] }])).toEqual([saved]);
  });

  it.each([
    ['BTC', 1e8, 10_000, 10_000, 40_000_000],
    ['LTC', 1e8, 1_000_000, 1_000_000, 6_000_000_000],
    ['ETH', 1e9, 10_000_000, 10_000_000, 12_000_000_000],
    ['USDT', 100, 2000, 2500, 400_000],
    ['BCH', 1e8, 1_000_000, 1_000_000, 4_000_000_000],
    ['DOG', 1e8, 5_000_000_000, 5_000_000_000, 10_000_000_000_000],
  ])('bounds %s by its limits [CASH-011b]', (currency, subunits, depositMin, min, max) => {
    expect(cryptoRanges(currency, subunits)).toEqual({
      deposit: { min_cents: depositMin, max_cents: null },
      withdrawal: { min_cents: min, max_cents: max },
    });
  });

  it('of a fiat currency aren’t bounded by crypto limits', () => {
    expect(cryptoRanges('EUR', 100)).toBeNull();
  });

  it.each([
    ['BTC', ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ' 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy ']],
    ['LTC', ['ltc1qqqqsyqcyq5rqwzqfpg9scrgwpugpzysn3s44dy', 'LKDyUEtTR1HXamkiEphisSiBJu6o3ZPE34', 'M7uBSTV2qNDHDe2tHfNMqhFkZucgRMpJQk']],
    ['ETH', ['0x52908400098527886E0F7030069857D2E4169EE7']],
    ['USDT', ['0x52908400098527886E0F7030069857D2E4169EE7', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8']],
    ['BCH', ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a']],
    ['DOG', ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L']],
  ])('accepts complete addresses of %s only', (currency, known) => {
    for (const address of known) {
      expect(isCryptoAddress(currency, address)).toBe(true);
      for (const wrong of [`x${address.trim()}`, `${address.trim()}!`, address.trim().slice(0, 12), ''])
        expect(isCryptoAddress(currency, wrong)).toBe(false);
    }
  });

  it('show an address as a payment link if wallets support one, else unchanged', () => {
    expect(['BTC', 'LTC', 'ETH', 'DOG', 'USDT'].map((currency) => addressUri(currency, 'abc'))).toEqual([
      'bitcoin:abc',
      'litecoin:abc',
      'ethereum:abc',
      'dogecoin:abc',
      'abc',
    ]);
    expect([addressUri('BCH', 'qpm'), addressUri('BCH', 'bitcoincash:qpm')]).toEqual(['bitcoincash:qpm', 'bitcoincash:qpm']);
  });

  it('distinguish the addresses of currencies', () => {
    expect(isCryptoAddress('BTC', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toBe(true);
    expect(isCryptoAddress('ETH', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toBe(false);
    expect(isCryptoAddress('EUR', 'anything')).toBe(false);
  });
});

describe('the check before the cashbox opens', () => {
  const complete = {
    mobile_phone: '+49 151 2345678',
    first_name: 'Ada',
    last_name: 'Orbit',
    date_of_birth: '1990-01-02',
    country: 'DE',
    city: 'Berlin',
    address: 'Allee 1',
    postal_code: '10115',
  };

  it.each(Object.keys(complete))('requires a missing %s of a fiat player [PROF-002a]', (name) => {
    expect(missingForCashbox(playerFields.cashbox, { ...complete, [name]: null }, true)).toEqual([name]);
    expect(missingForCashbox(playerFields.cashbox, { ...complete, [name]: '' }, true)).toEqual([name]);
  });

  it('passes a complete player and a crypto player [PROF-002b]', () => {
    expect(missingForCashbox(playerFields.cashbox, complete, true)).toEqual([]);
    expect(missingForCashbox(playerFields.cashbox, {}, false)).toEqual([]);
  });
});

it('a payout of 2000 euros or more waits for a review', () => {
  expect([199_999, 200_000, 900_000].map(needsReview)).toEqual([false, true, true]);
});

describe('recall', () => {
  const context = { action: 'cashout', state: 'pending', isMethodRecallable: true, licence: 'curacao' } as const;

  it('is possible for a recallable pending withdrawal, and no other [CASH-009b]', () => {
    expect(isRecallable(context)).toBe(true);
    expect(isRecallable({ ...context, isMethodRecallable: false })).toBe(false);
    expect(isRecallable({ ...context, state: 'processing' })).toBe(false);
    expect(isRecallable({ ...context, action: 'deposit' })).toBe(false);
  });

  it('is offered only under the house’s licence', () => {
    const offering = ['curacao', 'AU', 'CA', 'DE', 'EE', 'GB', 'elsewhere', null].filter((licence) =>
      isRecallable({ ...context, licence }),
    );
    expect(offering).toEqual(['curacao']);
  });
});

describe('the warning about a cancelled deposit', () => {
  const now = Date.parse('2026-05-01T12:00:00Z');
  const payment = (id: string, state: PaymentState, secondsAgo: number): Payment => ({
    id,
    action: 'deposit',
    state,
    method: 'card',
    brand: 'visa',
    detail: null,
    amount_cents: 5000,
    fee_cents: 0,
    currency: 'EUR',
    recallable: false,
    waits_for: null,
    reason: null,
    created_at: '2026-05-01T11:00:00Z',
    finished_at: new Date(now - secondsAgo * 1000).toISOString(),
  });

  it('shows for five minutes, once, for cancelled deposits only [CASH-010b]', () => {
    const cancelled = payment('a', 'canceled', 299);
    expect(cancelledDepositToAnnounce([cancelled], [], now)).toBe(cancelled);
    expect(cancelledDepositToAnnounce([cancelled], ['a'], now)).toBeNull();
    expect(cancelledDepositToAnnounce([cancelled], ['b'], now)).toBe(cancelled);
    const justInTime = payment('a', 'canceled', 300);
    expect(cancelledDepositToAnnounce([justInTime], [], now)).toBe(justInTime);
    expect(cancelledDepositToAnnounce([{ ...cancelled, finished_at: null }], [], now)).toBeNull();
    expect(cancelledDepositToAnnounce([payment('a', 'canceled', 301)], [], now)).toBeNull();
    expect(cancelledDepositToAnnounce([payment('a', 'declined', 10)], [], now)).toBeNull();
    expect(cancelledDepositToAnnounce([{ ...cancelled, action: 'cashout' }], [], now)).toBeNull();
  });

  it('is about the latest of several', () => {
    const [older, newer] = [payment('a', 'canceled', 200), payment('b', 'canceled', 20)];
    expect(
      [
        [older, newer],
        [newer, older],
      ].map((both) => cancelledDepositToAnnounce(both, [], now)),
    ).toEqual([newer, newer]);
  });

  it('a deposit waits half an hour for its code', () => {
    const begun = (msAgo: number, waits_for: Payment['waits_for'] = 'challenge') => ({
      ...payment('a', 'pending', 0),
      waits_for,
      created_at: new Date(now - msAgo).toISOString(),
    });
    expect([PLAYER_TIMEOUT_MS, ADDRESS_TIMEOUT_MS]).toEqual([1_800_000, 86_400_000]);
    const inTime = begun(PLAYER_TIMEOUT_MS - 1);
    expect(depositsThatWait([inTime, begun(PLAYER_TIMEOUT_MS), begun(0, null)], now)).toEqual([inTime]);
  });
});
