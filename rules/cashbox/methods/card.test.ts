import { describe, expect, it } from 'vitest';
import { cardBrand, cardParts, groupedCardNumber, groupedExpiry, savedCardParts, splitExpiry } from './card';
import { judgeFraud } from '../checks/fraud';
import { customPlayerStatus } from '../checks/player-status';

describe('cards', () => {
  it('have a brand by their first digits', () => {
    expect(['4242 4242 4242 4242', '5555555555554444', '2223003122003222', '378282246310005', '6011'].map(cardBrand)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'amex',
      'card',
    ]);
    expect(
      [
        '34',
        '37',
        '36',
        '51',
        '55',
        '50',
        '56',
        '2221',
        '2229',
        '2230',
        '2300',
        '2699',
        '27',
        '2709',
        '2720',
        '2220',
        '2721',
        '1424',
        '9551',
        '137',
      ].map(cardBrand),
    ).toEqual([
      'amex',
      'amex',
      'card',
      'mastercard',
      'mastercard',
      'card',
      'card',
      'mastercard',
      'mastercard',
      'mastercard',
      'mastercard',
      'mastercard',
      'card',
      'mastercard',
      'mastercard',
      'card',
      'card',
      'card',
      'card',
      'card',
    ]);
  });

  it('show digits grouped as printed', () => {
    expect(groupedCardNumber('42424242x42424242')).toBe('4242 4242 4242 4242');
    expect(groupedCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(['', '4', '42424', '3782', '37828', '37828224631'].map(groupedCardNumber)).toEqual([
      '',
      '4',
      '4242 4',
      '3782',
      '3782 8',
      '3782 822463 1',
    ]);
    expect(groupedCardNumber('4'.repeat(30))).toBe('4444 4444 4444 4444 444');
    expect([
      groupedExpiry(''),
      groupedExpiry('12'),
      groupedExpiry('123'),
      groupedExpiry('930'),
      groupedExpiry('123456'),
      groupedExpiry('1a2 3'),
    ]).toEqual(['', '12', '12/3', '09/30', '12/34', '12/3']);
    expect([groupedExpiry('1'), groupedExpiry('5'), groupedExpiry('1230'), groupedExpiry('12/3')]).toEqual(['1', '05', '12/30', '12/3']);
  });

  it('have their expiry split into month and year for the fraud check [CASH-013c]', () => {
    expect(splitExpiry('03/31')).toEqual({ month: 3, year: 2031 });
    expect(cardParts('4242 4242 4242 4242', '03/31')).toEqual({ bin: '424242', last_four: '4242', expiry_month: 3, expiry_year: 2031 });
  });

  it('that are saved give the fraud check their last digits and expiry; other saved methods give it nothing [CASH-013a]', () => {
    const saved = { title: '•••• 4242', expires: '03/31' };
    expect(savedCardParts(saved)).toEqual({ bin: null, last_four: '4242', expiry_month: 3, expiry_year: 2031 });
    expect(savedCardParts({ title: 'a•••@perigee.example', expires: null })).toBeNull();
  });

  it('are refused if one rule refuses, reviewed if others do, and rules that are off don’t count [CASH-013a]', () => {
    const card = { other_accounts: 3, days: 30, outcome: 'review' } as const;
    const declined = { more_than: 2, hours: 1, outcome: 'refuse' } as const;
    const facts = { cardAccounts: 3, declined: 3, isDeviceShared: true };
    const rules = { shared_card: card, declined_payments: declined, multi_account_device: null };
    expect(judgeFraud(rules, facts)).toEqual({ outcome: 'refuse', met: ['shared_card', 'declined_payments'] });
    expect(judgeFraud(rules, { ...facts, declined: 2 })).toEqual({ outcome: 'review', met: ['shared_card'] });
    expect(judgeFraud(rules, { ...facts, declined: 2, cardAccounts: 2 })).toEqual({ outcome: 'pass', met: [] });
    expect(
      judgeFraud({ shared_card: null, declined_payments: null, multi_account_device: null }, { ...facts, isDeviceShared: true }),
    ).toEqual({
      outcome: 'pass',
      met: [],
    });
  });

  it('are checked with the highest level group as the player’s status [CASH-013b]', () => {
    expect(customPlayerStatus([21, 257, 258, 259])).toBe(259);
    expect(customPlayerStatus([259, 255])).toBe(255);
    expect(customPlayerStatus([759, 257])).toBe(759);
    expect(customPlayerStatus([21, 1117])).toBeNull();
  });
});
