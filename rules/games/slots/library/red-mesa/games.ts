import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 17,
    title: 'Red Mesa Run',
    mechanic: 'walking',
    edge: 'medium',
    motif: 'mountain',
    palette: 'ember',
    symbols: ['turquoise', 'pot', 'spur', 'drum', 'cactus', 'sun', 'bolt', 'triangle', 'spiral'],
    wild: 'wild',
  },
];
