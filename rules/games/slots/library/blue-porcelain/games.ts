import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 33,
    title: 'Blue Porcelain',
    mechanic: 'ways',
    edge: 'medium',
    motif: 'mountain',
    palette: 'ion',
    symbols: ['vase', 'plate', 'pot', 'fan', 'cup', 'leafs', 'wave', 'moon', 'snow'],
    wild: 'wild',
    scatter: 'free',
  },
];
