import { describe, expect, it } from 'vitest';
import type { StatementAccount } from '#contract/calls/account/statement';
import { csvLine, plainAmount, separatorOf } from './csv';
import { figureOf, hasAnything, netDeposits, netResult, shownFigures } from './figures';
import { dayIn, daysOfMonth, monthsBack } from './months';

const account = (changes: Partial<StatementAccount> = {}): StatementAccount => ({
  currency: 'EUR',
  opening_cents: 0,
  deposits_cents: 0,
  withdrawals_cents: 0,
  fees_cents: 0,
  stakes_cents: 0,
  wins_cents: 0,
  bonuses_cents: 0,
  other_cents: 0,
  closing_cents: 0,
  rounds: 0,
  lifetime: { deposits_cents: 0, withdrawals_cents: 0 },
  ...changes,
});

describe('the figures of a statement', () => {
  it('count fees as not paid out, and the result of play as wins minus stakes', () => {
    expect(netDeposits({ deposits_cents: 5_000, withdrawals_cents: 6_200 })).toBe(-1_200);
    expect(netResult({ stakes_cents: 900, wins_cents: 250 })).toBe(-650);
  });

  it('add up, with a negative sign for what leaves the account', () => {
    const given = account({
      withdrawals_cents: 100,
      fees_cents: 10,
      stakes_cents: 50,
      lifetime: { deposits_cents: 7, withdrawals_cents: 9 },
    });
    const figures = ['withdrawals', 'fees', 'stakes', 'lifetime'] as const;
    expect(figures.map((figure) => figureOf(given, figure))).toEqual([-100, -10, -50, -2]);
    expect(Object.is(figureOf(account(), 'withdrawals'), 0)).toBe(true);
  });

  it('leave out fees and other movements if there were none', () => {
    expect(shownFigures(account())).not.toEqual(expect.arrayContaining(['fees']));
    expect(shownFigures(account())).not.toEqual(expect.arrayContaining(['other']));
    expect(shownFigures(account({ fees_cents: 1, other_cents: -1 }))).toEqual(expect.arrayContaining(['fees', 'other']));
  });

  it('show an account with any movement or deposit', () => {
    expect(hasAnything(account())).toBe(false);
    expect(hasAnything(account({ rounds: 1 }))).toBe(true);
    expect(hasAnything(account({ lifetime: { deposits_cents: 1, withdrawals_cents: 0 } }))).toBe(true);
  });
});

describe('the days of a statement', () => {
  it('are those of the player’s time zone', () => {
    expect(dayIn(new Date('2026-01-31T13:00Z'), 'Pacific/Auckland')).toBe('2026-02-01');
    expect(dayIn(new Date('2026-01-01T03:00Z'), 'America/St_Johns')).toBe('2025-12-31');
  });

  it('cover a whole month, also in leap years', () => {
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' });
    expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', until: '2026-12-31' });
  });

  it('go back month by month to the one of registration', () => {
    expect(monthsBack('2025-11-30', '2026-02-01')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
    expect(monthsBack('2026-02-28', '2026-02-01')).toEqual(['2026-02']);
  });
});

describe('a CSV file', () => {
  it('has semicolons where numbers have a decimal comma', () => {
    expect(['en-GB', 'en-CA', 'de', 'fr-CA', 'it', 'no'].map(separatorOf)).toEqual([',', ',', ';', ';', ';', ';']);
  });

  it('writes amounts in whole units with all decimals, and a minus sign that spreadsheets parse', () => {
    expect(plainAmount(-123_456, 'EUR', 'de')).toBe('-1234,56');
    expect(plainAmount(-5, 'NOK', 'no')).toBe('-0,05');
    expect([plainAmount(7, 'JPY', 'en-GB'), plainAmount(1, 'BTC', 'en-GB')]).toEqual(['7', '0.00000001']);
  });

  it('quotes line breaks and separators, and escapes formulas', () => {
    expect(csvLine(['a;b', 'say "hi"', 'x,y', { amount: '-1,50' }], ';')).toBe('"a;b";"say ""hi""";"x,y";-1,50\r\n');
    expect(csvLine(['=1+1', '@x', '-z'], ',')).toBe("'=1+1,'@x,'-z\r\n");
  });
});
