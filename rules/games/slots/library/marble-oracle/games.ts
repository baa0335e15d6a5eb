import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 8,
    title: 'The Marble Oracle',
    mechanic: 'mystery',
    edge: 'medium',
    motif: 'temple',
    palette: 'glacier',
    symbols: ['helmet', 'lyre', 'amphora', 'scroll', 'mask', 'sun', 'wave', 'triangle'],
    wild: 'wild',
    scatter: 'free',
    mystery: 'mystery',
  },
];
