import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 34,
    title: 'Glasshouse No. 9',
    mechanic: 'sticky',
    edge: 'medium',
    motif: 'forest',
    palette: 'aurora',
    symbols: ['orchid', 'pitcher', 'can', 'jar', 'fern', 'sun', 'leafs', 'wave', 'gem'],
    wild: 'wild',
    scatter: 'free',
  },
];
