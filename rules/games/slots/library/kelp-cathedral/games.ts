import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 1,
    title: 'Kelp Cathedral',
    mechanic: 'cluster',
    edge: 'medium',
    motif: 'ocean',
    palette: 'aurora',
    symbols: ['helmet', 'pearl', 'shell', 'trident', 'wave', 'ring', 'spiral'],
  },
];
