import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { LiveOutcome } from '#contract/fields/live';
import { compiledCatalogue } from '#locales/compile';
import type { TextOf } from '../../../platform/i18n';
import { roundWords } from './round-words';

const i18n = setupI18n({ locale: 'en', messages: { en: compiledCatalogue('en') } });
const wording = {
  t: ((key, values) => i18n._(key, values)) as TextOf,
  money: (cents: number) => `€${(cents / 100).toFixed(2)}`,
  number: (value: number) => value.toFixed(2),
};
const said = (outcome: Pick<LiveOutcome, 'bets' | 'wins' | 'seen'>) =>
  roundWords(wording, { kind: 'live-round', stake_cents: 0, win_cents: 0, ...outcome });

describe('a round of a live table as text', () => {
  it('names both hands of baccarat, the winning side, and each bet’s payout', () => {
    const bets = ['banker', 'tie', 'player-pair', 'banker-pair'].map((spot) => ({ spot, stake_cents: 100 }));
    expect(
      said({
        bets,
        wins: [{ spot: 'banker', stake_cents: 100, win_cents: 195 }],
        seen: { kind: 'baccarat', player: [9, 4], banker: [3, 2] },
      }),
    ).toEqual([
      'Player: 10 of spades, 5 of spades. Total 5.',
      'Banker: 4 of spades, 3 of spades. Total 7.',
      'Result: Banker.',
      'Banker, €1.00: €1.95',
      'Tie, €1.00',
      'Player pair, €1.00',
      'Banker pair, €1.00',
    ]);
  });

  it('names the wheel’s number and its multiplier', () => {
    const bets = [{ spot: 'number-2', stake_cents: 500 }];
    // Segment 0 doubles, segment 2 pays two.
    expect(said({ bets, wins: [], seen: { kind: 'wheel', stops: [0, 2] } })).toEqual([
      'The wheel stopped on 2, multiplied by 2.',
      'Number 2, €5.00',
    ]);
    expect(said({ bets, wins: [], seen: { kind: 'wheel', stops: [1] } })[0]).toBe('The wheel stopped on 1.');
  });
});
