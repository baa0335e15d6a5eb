import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 25,
    title: 'The Sun Barge',
    mechanic: 'expanding',
    edge: 'medium',
    motif: 'temple',
    palette: 'copper',
    symbols: ['barge', 'collar', 'ankh', 'obelisk', 'jar', 'eye', 'sun', 'wave', 'triangle'],
    wild: 'wild',
  },
];
