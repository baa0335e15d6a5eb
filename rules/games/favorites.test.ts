import { describe, expect, it } from 'vitest';
import type { GameCard } from '#contract/fields/game';
import { canBeFavorite, withFavorite } from './favorites';

const card = (identifier: string) => ({ identifier, title: identifier }) as GameCard;
const known = { ids: ['a:one', 'a:two'], data: [card('a:one'), card('a:two')] };

describe('favourites', () => {
  it('start with the latest one, each once', () => {
    const { ids, data } = withFavorite(known, 'a:two', true, card('a:two'));
    expect([ids, data]).toEqual([
      ['a:two', 'a:one'],
      [card('a:two'), card('a:one')],
    ]);
  });

  it('keep a known card if a game is added by its identifier only', () => {
    expect(withFavorite(known, 'a:two', true, null)).toEqual({ ids: ['a:two', 'a:one'], data: [card('a:two'), card('a:one')] });
    const renamed = { ...card('a:two'), title: 'Two' };
    expect(withFavorite(known, 'a:two', true, renamed).data).toEqual([renamed, card('a:one')]);
  });

  it('lose only the removed one', () => {
    expect(withFavorite(known, 'a:one', false, null)).toEqual({ ids: ['a:two'], data: [card('a:two')] });
    expect(withFavorite(known, 'a:three', false, null)).toEqual(known);
  });

  it('list a game without a known card by its identifier only', () => {
    expect(withFavorite(known, 'a:three', true, null)).toEqual({ ids: ['a:three', 'a:one', 'a:two'], data: known.data });
  });
});

describe('a game', () => {
  it('can be a favourite of players with an id in their currency [GAME-006c]', () => {
    const euroGame = { currencies: ['FUN', 'EUR'] };
    expect(canBeFavorite(euroGame, { currency: 'EUR', isCrypto: false })).toBe(true);
    expect(canBeFavorite(euroGame, { currency: 'JPY', isCrypto: false })).toBe(false);
    expect(canBeFavorite(euroGame, { currency: 'BTC', isCrypto: true })).toBe(false);
    expect(canBeFavorite(euroGame, null)).toBe(false);
  });
});
