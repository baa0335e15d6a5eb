import { describe, expect, it } from 'vitest';
import { canBeFavorite, hasDemo, isLocked, modeOfTap, offersRealPlay } from './availability';

const game = { currencies: { FUN: 1, EUR: 1 }, categories: ['slots'] };
const card = { currencies: ['FUN', 'EUR'], has_demo_mode: true };
const euro = { currency: 'EUR', isCrypto: false };
const yen = { currency: 'JPY', isCrypto: false };
const bitcoin = { currency: 'BTC', isCrypto: true };

describe('the demo of a game', () => {
  it('exists with a FUN currency [GAME-002a, GAME-002b]', () => {
    expect(hasDemo(game)).toBe(true);
    expect(hasDemo({ ...game, currencies: { EUR: 1 } })).toBe(false);
  });

  it('doesn’t exist for live games [GAME-002b]', () => {
    expect(hasDemo({ ...game, categories: ['live', 'table'] })).toBe(false);
  });
});

describe('a tile', () => {
  it('is locked for a signed-in player of an unsupported currency only [GAME-005b]', () => {
    expect(isLocked(card, yen)).toBe(true);
    expect(isLocked(card, euro)).toBe(false);
    expect(isLocked(card, null)).toBe(false);
  });

  it('is never locked for a crypto player [GAME-005b]', () => {
    expect(isLocked(card, bitcoin)).toBe(false);
  });

  it('offers the heart to players with an id in their currency [GAME-006c]', () => {
    expect(canBeFavorite(card, euro)).toBe(true);
    expect(canBeFavorite(card, yen)).toBe(false);
    expect(canBeFavorite(card, bitcoin)).toBe(false);
    expect(canBeFavorite(card, null)).toBe(false);
  });

  it('opens for real for a player and as a demo for a guest, who has to sign in if there isn’t one', () => {
    expect(modeOfTap(card, euro)).toBe('real');
    expect(modeOfTap(card, null)).toBe('demo');
    expect(modeOfTap({ has_demo_mode: false }, null)).toBe('real');
  });

  it('offers no play for money in an unsupported currency, nor on a break [GAME-005b]', () => {
    const resting = { ...euro, isOnBreak: true };
    expect([euro, yen, bitcoin, null, resting].map((player) => offersRealPlay(card, player))).toEqual([true, false, true, true, false]);
    expect([modeOfTap(card, resting), modeOfTap({ has_demo_mode: false }, resting)]).toEqual(['demo', 'real']);
  });
});
