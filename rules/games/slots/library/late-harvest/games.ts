import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 40,
    title: 'Late Harvest',
    mechanic: 'ways',
    edge: 'high',
    motif: 'forest',
    palette: 'rose',
    symbols: ['grapes', 'glass', 'barrel', 'basket', 'corkscrew', 'leafs', 'sun', 'heart', 'crown'],
    wild: 'wild',
    scatter: 'free',
  },
];
