import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 5,
    title: 'Midnight Midway',
    mechanic: 'wheel',
    edge: 'medium',
    motif: 'city',
    palette: 'rose',
    symbols: ['bell', 'big-wheel', 'hat', 'cocktail', 'ticket', 'star', 'moon', 'crown', 'spade'],
    wild: 'wild',
    scatter: 'bonus',
  },
];
