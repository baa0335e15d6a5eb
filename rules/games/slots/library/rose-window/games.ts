import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 19,
    title: 'Rose Window',
    mechanic: 'mystery',
    edge: 'medium',
    motif: 'temple',
    palette: 'indigo',
    symbols: ['window', 'chalice', 'organ', 'book', 'bell', 'cross', 'star', 'leafs'],
    wild: 'wild',
    scatter: 'free',
    mystery: 'mystery',
  },
];
