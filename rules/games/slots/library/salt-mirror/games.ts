import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 20,
    title: 'Salt Mirror',
    mechanic: 'ways',
    edge: 'low',
    motif: 'crystal',
    palette: 'rose',
    symbols: ['crystal', 'compass', 'sail', 'mirror', 'lily', 'sun', 'wave', 'moon', 'dots'],
    wild: 'wild',
    scatter: 'free',
  },
];
