import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 36,
    title: 'Lode & Lantern',
    mechanic: 'hold',
    edge: 'low',
    motif: 'crystal',
    palette: 'copper',
    symbols: ['ruby', 'cart', 'lantern', 'geode', 'pick', 'gem', 'star', 'cross', 'bars'],
    wild: 'wild',
    coin: 'coin',
  },
];
