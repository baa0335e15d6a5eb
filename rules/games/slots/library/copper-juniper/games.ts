import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 15,
    title: 'Copper & Juniper',
    mechanic: 'climb',
    edge: 'medium',
    motif: 'forest',
    palette: 'copper',
    symbols: ['still', 'juniper', 'bottle', 'gauge', 'cask', 'leafs', 'flame', 'snow', 'ring'],
    wild: 'wild',
    scatter: 'free',
  },
];
