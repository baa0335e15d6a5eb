import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 21,
    title: 'The Deco Line',
    mechanic: 'wheel',
    edge: 'medium',
    motif: 'city',
    palette: 'solar',
    symbols: ['spire', 'coupe', 'sax', 'brooch', 'fan', 'spade', 'heart', 'club', 'gem'],
    wild: 'wild',
    scatter: 'bonus',
  },
];
