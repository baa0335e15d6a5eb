import type { ChoiceConfig, GameConfig, Motif, SpotConfig, Volatility } from '#contract/fields/game-config';
import type { PokerVariant } from '#contract/fields/video-poker';
import type { RouletteVariant } from './roulette/roulette';

/** The index of a title among the games of its kind. */
export type GameVariant = PokerVariant | RouletteVariant | 'live';

interface ChoiceTitle {
  title: string;
  kind: (ChoiceConfig | SpotConfig)['kind'];
  motif: Motif;
  variant?: GameVariant;
}

/** The house's games with a choice before each round, and its further tables. They come last in the catalogue: append only. */
export const choiceGames: readonly ChoiceTitle[] = [
  { title: 'Orbit Dice', kind: 'dice', motif: 'crystal' },
  { title: 'Gravity Drop', kind: 'plinko', motif: 'galaxy' },
  { title: 'Forty Stars Keno', kind: 'keno', motif: 'nebula' },
  { title: 'Crater Mines', kind: 'mines', motif: 'moon' },
  { title: 'Burn Until Dawn', kind: 'crash', motif: 'launch' },
  { title: 'Orbit Blackjack', kind: 'blackjack', motif: 'cards' },
  { title: 'Orbit Baccarat', kind: 'baccarat', motif: 'cards' },
  { title: 'Orbit Jacks or Better', kind: 'video-poker', motif: 'cards', variant: 'jacks' },
  { title: 'Orbit Bonus Poker', kind: 'video-poker', motif: 'cards', variant: 'bonus' },
  { title: 'Orbit Double Bonus Poker', kind: 'video-poker', motif: 'cards', variant: 'double-bonus' },
  { title: 'Orbit Deuces Wild', kind: 'video-poker', motif: 'cards', variant: 'deuces' },
  { title: 'Orbit Joker Poker', kind: 'video-poker', motif: 'cards', variant: 'joker' },
  { title: 'Orbit American Roulette', kind: 'roulette', motif: 'wheel', variant: 'american' },
  { title: 'Orbit French Roulette', kind: 'roulette', motif: 'wheel', variant: 'french' },
  { title: 'Orbit Sic Bo', kind: 'sic-bo', motif: 'dice' },
];

/** The volatility of kinds with the same configuration for every title. */
export const volatilities: Partial<Record<GameConfig['kind'], Volatility>> = {
  dice: 'medium',
  plinko: 'high',
  keno: 'high',
  mines: 'medium',
  crash: 'high',
  blackjack: 'low',
  baccarat: 'low',
  'video-poker': 'medium',
  'money-wheel': 'high',
};
