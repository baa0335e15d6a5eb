import { describe, expect, it } from 'vitest';
import { canBeFavorite, hasDemo, isLocked, modeOfTap } from './availability';

const game = { currencies: { FUN: 1, EUR: 1 }, categories: ['slots'] };
const euro = { currency: 'EUR', isCrypto: false };
const yen = { currency: 'JPY', isCrypto: false };
const bitcoin = { currency: 'BTC', isCrypto: true };

describe('the demo of a game', () => {
  it('exists with a FUN currency [GAME-002]', () => {
    expect(hasDemo(game)).toBe(true);
    expect(hasDemo({ ...game, currencies: { EUR: 1 } })).toBe(false);
  });

  it('does not exist for live games [GAME-002]', () => {
    expect(hasDemo({ ...game, categories: ['live', 'table'] })).toBe(false);
  });
});

describe('a tile', () => {
  it('is locked for a signed-in player of an unsupported currency only [GAME-005]', () => {
    expect(isLocked(game, yen)).toBe(true);
    expect(isLocked(game, euro)).toBe(false);
    expect(isLocked(game, null)).toBe(false);
  });

  it('is never locked for a crypto player [GAME-005]', () => {
    expect(isLocked(game, bitcoin)).toBe(false);
  });

  it('offers the heart to players with an id in their currency [GAME-006]', () => {
    expect(canBeFavorite(game, euro)).toBe(true);
    expect(canBeFavorite(game, yen)).toBe(false);
    expect(canBeFavorite(game, bitcoin)).toBe(false);
    expect(canBeFavorite(game, null)).toBe(false);
  });

  it('opens for real to a player and as a demo to a guest, who is asked in where there is none [GAME-006]', () => {
    expect(modeOfTap(game, euro)).toBe('real');
    expect(modeOfTap(game, null)).toBe('demo');
    expect(modeOfTap({ currencies: { EUR: 1 }, categories: [] }, null)).toBe('real');
  });
});
