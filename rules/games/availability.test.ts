import { describe, expect, it } from 'vitest';
import { hasDemo, isLocked, offersDemo, offersRealPlay, wayOfTap } from './availability';

const game = { currencies: { FUN: 1, EUR: 1 }, categories: ['slots'] };
const card = { currencies: ['FUN', 'EUR'], has_demo_mode: true };
const euro = { currency: 'EUR', isCrypto: false };
const yen = { currency: 'JPY', isCrypto: false };
const bitcoin = { currency: 'BTC', isCrypto: true };
const playing = (player: typeof euro | null) => ({ player, isOnBreak: false });

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
  it('is locked only for a signed-in player with an unsupported currency [GAME-005b]', () => {
    expect(isLocked(card, yen)).toBe(true);
    expect(isLocked(card, euro)).toBe(false);
    expect(isLocked(card, null)).toBe(false);
  });

  it('is never locked for a crypto player [GAME-005b]', () => {
    expect(isLocked(card, bitcoin)).toBe(false);
  });

  it('opens for real for a player and as a demo for a guest, who has to sign in if there isn’t one', () => {
    expect(wayOfTap(card, playing(euro))).toBe('real');
    expect(wayOfTap(card, playing(null))).toBe('demo');
    expect(wayOfTap(card, playing(yen))).toBe('demo');
    expect(wayOfTap({ ...card, has_demo_mode: false }, playing(null))).toBe('real');
  });

  it('offers no play for money in an unsupported currency [GAME-005b]', () => {
    expect([euro, yen, bitcoin, null].map((player) => offersRealPlay(card, playing(player)))).toEqual([true, false, true, true]);
    expect([card, { has_demo_mode: false }].map((one) => offersDemo(one, playing(euro)))).toEqual([true, false]);
  });

  it.each([euro, null])('opens the game’s page on a break, which offers neither play nor a demo [LIMIT-006a]', (player) => {
    const resting = { player, isOnBreak: true };
    expect([wayOfTap(card, resting), offersRealPlay(card, resting), offersDemo(card, resting)]).toEqual(['about', false, false]);
  });
});
