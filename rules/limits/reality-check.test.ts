import { describe, expect, it } from 'vitest';
import { PLAY_PAUSE_MS } from './play-time';
import { isCheckDue, sittingAfter, sumsOf } from './reality-check';

const minute = 60_000;
const bet = (wagered: number, currency = 'EUR') => ({ currency, wagered });

describe('a playing session', () => {
  it('adds up time, stakes and wins over games', () => {
    const first = sittingAfter(null, bet(100), 0);
    const won = sittingAfter(first, { currency: 'EUR', won: 40 }, minute);
    expect(sittingAfter(won, bet(50), 3 * minute)).toEqual({
      currency: 'EUR',
      since: 0,
      lastAt: 3 * minute,
      checkedAt: 0,
      wagered: 150,
      won: 40,
      others: [],
    });
  });

  it('restarts after a pause, and continues in another currency with separate sums', () => {
    const first = sittingAfter(null, bet(100), 0);
    expect(sittingAfter(first, bet(50), PLAY_PAUSE_MS + 1)).toMatchObject({ since: PLAY_PAUSE_MS + 1, wagered: 50 });
    expect(sittingAfter(first, bet(50), PLAY_PAUSE_MS)).toMatchObject({ since: 0, wagered: 150 });
    expect(sittingAfter(sittingAfter(first, bet(50), 4 * minute), bet(50), 8 * minute)).toMatchObject({ since: 0, wagered: 200 });
    expect(sittingAfter(first, bet(5, 'BTC'), minute)).toMatchObject({ since: 0, currency: 'BTC', wagered: 5 });
  });

  it('keeps the sums of each currency while others are played', () => {
    const euros = sittingAfter(null, { currency: 'EUR', wagered: 100, won: 40 }, 0);
    const coins = sittingAfter(euros, bet(5, 'BTC'), minute);
    expect(sumsOf(coins)).toEqual([
      { currency: 'BTC', wagered: 5, won: 0 },
      { currency: 'EUR', wagered: 100, won: 40 },
    ]);
    const again = sittingAfter(sittingAfter(coins, { currency: 'USD' }, minute), bet(10), 2 * minute);
    expect(sumsOf(again)).toEqual([
      { currency: 'EUR', wagered: 110, won: 40 },
      { currency: 'BTC', wagered: 5, won: 0 },
    ]);
  });

  it('is due each time the chosen minutes have passed, and not in a pause', () => {
    const sitting = { ...sittingAfter(null, bet(100), 0), lastAt: 15 * minute };
    expect([isCheckDue(sitting, 15, 15 * minute - 1), isCheckDue(sitting, 15, 15 * minute), isCheckDue(sitting, 30, 15 * minute)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isCheckDue({ ...sitting, checkedAt: 15 * minute }, 15, 16 * minute)).toBe(false);
    const pauses = [PLAY_PAUSE_MS, PLAY_PAUSE_MS + 1].map((pause) => isCheckDue(sitting, 15, 15 * minute + pause));
    expect([...pauses, isCheckDue(null, 15, 0)]).toEqual([true, false, false]);
  });
});
