import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 26,
    title: 'Longhouse Runes',
    mechanic: 'hold',
    edge: 'high',
    motif: 'mountain',
    palette: 'glacier',
    symbols: ['shield', 'ship', 'axe', 'horn', 'stone', 'bolt', 'arrow', 'snow', 'cross'],
    wild: 'wild',
    coin: 'coin',
  },
];
