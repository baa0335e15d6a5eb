import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 35,
    title: 'Tea Terraces',
    mechanic: 'ways',
    edge: 'low',
    motif: 'mountain',
    palette: 'moss',
    symbols: ['kettle', 'bowl', 'sprig', 'hat', 'whisk', 'leafs', 'wave', 'sun', 'spiral'],
    wild: 'wild',
    scatter: 'free',
  },
];
