import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 29,
    title: 'Citrus Court',
    mechanic: 'lines',
    edge: 'low',
    motif: 'temple',
    palette: 'solar',
    symbols: ['lemon', 'orange', 'cherry', 'fig', 'jug', 'sun', 'leafs', 'wave', 'star'],
    wild: 'wild',
    scatter: 'free',
  },
];
