import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 41,
    title: 'Gold Tesserae',
    mechanic: 'pick',
    edge: 'high',
    motif: 'temple',
    palette: 'solar',
    symbols: ['icon', 'crown', 'chest', 'plume', 'lamp', 'star', 'cross', 'leafs', 'gem'],
    wild: 'wild',
    scatter: 'bonus',
  },
];
