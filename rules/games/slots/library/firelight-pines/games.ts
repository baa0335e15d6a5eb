import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 7,
    title: 'Firelight Pines',
    mechanic: 'sticky',
    edge: 'medium',
    motif: 'forest',
    palette: 'moss',
    symbols: ['axe', 'pack', 'tent', 'mushroom', 'kettle', 'leafs', 'gem', 'moon', 'flame'],
    wild: 'wild',
    scatter: 'free',
  },
];
