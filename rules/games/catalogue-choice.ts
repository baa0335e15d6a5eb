import type { ChoiceConfig, GameConfig, Motif, Volatility } from '#contract/fields/game-config';
import type { PokerVariant } from '#contract/fields/video-poker';

/** Which of several games of one kind a title is. */
export type GameVariant = PokerVariant;

interface ChoiceTitle {
  title: string;
  kind: ChoiceConfig['kind'];
  motif: Motif;
  variant?: GameVariant;
}

/** Games of the house with a choice before each round. They stand behind all others: append only. */
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
];

/** How rough the kinds are whose configuration is the same for every title. */
export const volatilities: Partial<Record<GameConfig['kind'], Volatility>> = {
  dice: 'medium',
  plinko: 'high',
  keno: 'high',
  mines: 'medium',
  crash: 'high',
  blackjack: 'low',
  baccarat: 'low',
  'video-poker': 'medium',
};
