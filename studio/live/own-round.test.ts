import { describe, expect, it } from 'vitest';
import { OwnRound } from './own-round';

const red = { spot: 'red', stake_cents: 100 };
const seven = { spot: 'straight-7', stake_cents: 50 };

describe('the player’s own bets at a live table', () => {
  it('match the server’s in any order', () => {
    const own = new OwnRound();
    own.enter('one');
    expect([own.stake, own.isSame([]), own.isSame([red])]).toEqual([0, true, false]);
    own.confirm([red, seven]);
    expect([own.stake, own.isSame([seven, red]), own.isSame([red])]).toEqual([150, true, false]);
    expect(own.isSame([{ ...red, stake_cents: 200 }, seven])).toBe(false);
  });

  it('are gone in the next round', () => {
    const own = new OwnRound();
    own.enter('one');
    own.confirm([red]);
    own.isTold = true;
    own.enter('two');
    expect([own.round, own.stake, own.isTold]).toEqual(['two', 0, false]);
  });
});
