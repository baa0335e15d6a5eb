import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 32,
    title: 'The Abyssal Lamp',
    mechanic: 'cluster',
    edge: 'high',
    motif: 'ocean',
    palette: 'aurora',
    symbols: ['sphere', 'lamp', 'glass', 'gauge', 'vent', 'trident', 'eye'],
  },
];
