import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 23,
    title: 'The Great Swell',
    mechanic: 'tumble',
    edge: 'low',
    motif: 'ocean',
    palette: 'ion',
    symbols: ['wave', 'boat', 'peak', 'lantern', 'seal', 'ring', 'snow', 'leafs'],
  },
];
