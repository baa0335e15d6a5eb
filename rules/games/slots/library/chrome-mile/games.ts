import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 37,
    title: 'The Chrome Mile',
    mechanic: 'lines',
    edge: 'medium',
    motif: 'city',
    palette: 'ember',
    symbols: ['grille', 'jukebox', 'pump', 'sign', 'key', 'star', 'wheel', 'bolt', 'note'],
    wild: 'wild',
    scatter: 'free',
  },
];
