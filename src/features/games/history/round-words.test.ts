import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { compiledCatalogue } from '#locales/compile';
import type { TextOf } from '../../../platform/i18n';
import { roundWords } from './round-words';

const i18n = setupI18n({ locale: 'en', messages: { en: compiledCatalogue('en') } });
const wording = {
  t: ((key, values) => i18n._(key, values)) as TextOf,
  money: (cents: number) => `€${(cents / 100).toFixed(2)}`,
  number: (value: number) => value.toFixed(2),
};
const money = { stake_cents: 100, win_cents: 250 };
const spin = { stops: [], grid: [], wins: [], scatter: null, multiplier: 1, win_cents: 0 };
const said = (outcome: GameOutcome) => roundWords(wording, outcome);

describe('a round as text', () => {
  it('names each win of a slot, its multiplier and its free spins', () => {
    const win = { symbol: 0, count: 3, line: 4, ways: 1, multiplier: 1, positions: [], win_cents: 250 };
    const free_spins = { awarded: 8, multiplier: 2, spins: [spin, spin], win_cents: 900 };
    expect(said({ kind: 'slots', ...money, base: { ...spin, wins: [win], multiplier: 3 }, free_spins })).toEqual([
      expect.stringMatching(/5.*€2\.50/),
      expect.stringContaining('3'),
      expect.stringContaining('€9.00'),
    ]);
    expect(said({ kind: 'slots', ...money, base: spin, free_spins: null })).toEqual(['No win']);
  });

  it('names number, colour and bets of a roulette', () => {
    const bets = ['straight-17', 'dozen-1', 'column-2', 'red'].map((spot) => ({ spot, stake_cents: 50 }));
    const [fell, ...placed] = said({ kind: 'roulette', ...money, number: 17, bets, wins: [] });
    expect(fell).toBe('17 black.');
    expect(placed).toHaveLength(4);
    expect(placed.every((words) => words.endsWith('€0.50'))).toBe(true);
    expect(placed[1]).toContain('1–12');
  });

  it('names dice, total and bets of sic bo', () => {
    const bets = ['odd', 'pair-1-2', 'total-9', 'triple-any'].map((spot) => ({ spot, stake_cents: 50 }));
    expect(said({ kind: 'sic-bo', ...money, dice: [1, 2, 6], bets, wins: [] })).toEqual([
      'Rolled 1, 2, 6. Total 9.',
      'Odd, €0.50',
      '1 and 2, €0.50',
      'Total 9, €0.50',
      'Any triple, €0.50',
    ]);
  });

  it('names choice and result of dice, plinko and keno', () => {
    expect(said({ kind: 'dice', ...money, roll: 4731, side: 'over', chance: 30, times: 320 })).toEqual(['From 70.00', 'Rolled 47.31.']);
    expect(said({ kind: 'plinko', ...money, rows: 8, risk: 'high', path: [1], times: 290 })[1]).toBe('The ball landed on 2.90×.');
    expect(said({ kind: 'keno', ...money, picks: [1, 2], drawn: [2, 9], hits: 1, times: 0 })).toEqual([
      'Picked: 1, 2. Drawn: 2, 9.',
      '1 of 2 numbers hit.',
    ]);
  });

  it('names the steps of a multi-step round', () => {
    const mines = {
      kind: 'mines',
      ...money,
      acts: 2,
      is_over: true,
      mines: 3,
      opened: [0, 7] as number[],
      next_times: null,
      hidden: [7, 8, 9] as number[],
    } as const;
    expect(said({ ...mines, win_cents: 0, times: 0 })).toEqual(['Mines: 3.', 'Tile 1, safe', 'Tile 8, mine']);
    expect(said({ ...mines, opened: [0], times: 120 }).at(-1)).toBe('Cashed out at 1.20×.');
    const crash = { kind: 'crash', ...money, acts: 1, is_over: true, auto: 200, elapsed_ms: 1, ended: 310 } as const;
    expect(said({ ...crash, cashed: 200 })).toEqual(['Cashed out at 2.00×.', 'The burn ended at 3.10×.']);
    expect(said({ ...crash, cashed: null })).toEqual(['The burn ended at 3.10×.']);
  });

  it('names the cards of a table game', () => {
    const hand = {
      cards: [0, 25],
      stake_cents: 100,
      total: 21,
      is_soft: true,
      is_done: true,
      is_doubled: false,
      result: 'blackjack',
      win_cents: 250,
    } as const;
    expect(
      said({
        kind: 'blackjack',
        ...money,
        acts: 0,
        is_over: true,
        hands: [{ ...hand, cards: [...hand.cards] }],
        turn: null,
        dealer: { cards: [8, 9], total: 19, is_hidden: false },
        insurance_cents: 0,
        sides: [
          { hand: 0, side: 'pairs', stake_cents: 50, result: null, win_cents: 0 },
          { hand: 0, side: 'trio', stake_cents: 50, result: 'trio-flush', win_cents: 300 },
        ],
        may: [],
      }),
    ).toEqual([
      'Dealer: 9 of spades, 10 of spades. Total 19.',
      'Hand 1: ace of spades, king of hearts. Total 21. Blackjack.',
      'Hand 1, Perfect Pairs: no win.',
      'Hand 1, 21+3: Flush, €3.00.',
    ]);
    expect(
      said({
        kind: 'video-poker',
        ...money,
        acts: 1,
        is_over: true,
        coins: 5,
        dealt: [10, 23, 52, 4, 8],
        held: [0, 1, 2],
        cards: [10, 23, 52, 12, 25],
        hand: 'full-house',
      }),
    ).toEqual([
      'Coins: 5.',
      'Deal: jack of spades, jack of hearts, joker, 5 of spades, 9 of spades.',
      'Held: jack of spades, jack of hearts, joker.',
      'Draw: jack of spades, jack of hearts, joker, king of spades, king of hearts.',
      'Full house.',
    ]);
    expect(said({ kind: 'baccarat', ...money, side: 'banker', player: [3, 4], banker: [7, 13], result: 'player' })).toEqual([
      'Bet on: Banker.',
      'Player: 4 of spades, 5 of spades. Total 9.',
      'Banker: 8 of spades, ace of hearts. Total 9.',
      'Result: Player.',
    ]);
  });

  it.each([
    ['a stand', { cards: [1, 9], total: 12 }, [], 'You stood. Loses.'],
    ['two cards and a stand', { cards: [1, 3, 4, 5], total: 17 }, [], 'You took 2 cards. You stood. Loses.'],
    ['a card too many', { cards: [9, 8, 7], total: 27, result: 'bust' as const }, [], 'You took one card. Bust.'],
    ['a double', { cards: [4, 5, 6], total: 18, is_doubled: true }, [], 'You doubled. Loses.'],
    ['nothing against a dealer’s blackjack', { cards: [1, 9], total: 12 }, [0, 12], 'Total 12. Loses.'],
  ])('names what the player chose in blackjack: %s', (_what, hand, blackjack, words) => {
    const dealt = { stake_cents: 100, is_soft: false, is_done: true, is_doubled: false, result: 'lose' as const, win_cents: 0 };
    const [, own, more] = said({
      kind: 'blackjack',
      ...money,
      acts: 1,
      is_over: true,
      hands: [{ ...dealt, ...hand }],
      turn: null,
      dealer: { cards: blackjack.length > 0 ? blackjack : [8, 9], total: blackjack.length > 0 ? 21 : 19, is_hidden: false },
      insurance_cents: 50,
      may: [],
    });
    expect(own).toMatch(new RegExp(`${words}$`));
    expect(own!.split('You')).toHaveLength(words.split('You').length);
    expect(more).toBe('You took insurance for €0.50.');
  });
});
