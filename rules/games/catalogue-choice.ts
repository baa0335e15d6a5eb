import type { ChoiceConfig, GameConfig, Motif, Volatility } from '#contract/fields/game-config';

/** Games of the house with a choice before each round. They stand behind all others: append only. */
export const choiceGames: readonly { title: string; kind: ChoiceConfig['kind']; motif: Motif }[] = [
  { title: 'Orbit Dice', kind: 'dice', motif: 'crystal' },
  { title: 'Gravity Drop', kind: 'plinko', motif: 'galaxy' },
  { title: 'Forty Stars Keno', kind: 'keno', motif: 'nebula' },
  { title: 'Crater Mines', kind: 'mines', motif: 'moon' },
  { title: 'Burn Until Dawn', kind: 'crash', motif: 'launch' },
  { title: 'Orbit Blackjack', kind: 'blackjack', motif: 'cards' },
  { title: 'Orbit Baccarat', kind: 'baccarat', motif: 'cards' },
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
};
