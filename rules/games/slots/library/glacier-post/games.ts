import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 9,
    title: 'Glacier Post',
    mechanic: 'tumble',
    edge: 'medium',
    motif: 'mountain',
    palette: 'glacier',
    symbols: ['lantern', 'compass', 'sled', 'letter', 'berg', 'snow', 'wave', 'star'],
  },
];
