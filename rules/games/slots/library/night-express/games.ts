import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 28,
    title: 'The Night Express',
    mechanic: 'walking',
    edge: 'high',
    motif: 'city',
    palette: 'ember',
    symbols: ['engine', 'watch', 'trunk', 'signal', 'ticket', 'wheel', 'arrow', 'two', 'bars'],
    wild: 'wild',
  },
];
