import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 6,
    title: 'The Brass Observatory',
    mechanic: 'climb',
    edge: 'medium',
    motif: 'planet',
    palette: 'copper',
    symbols: ['orrery', 'atlas', 'telescope', 'globe', 'clock', 'sun', 'moon', 'arrow', 'ring'],
    wild: 'wild',
    scatter: 'free',
  },
  {
    number: 14,
    title: 'Eclipse Engine',
    mechanic: 'split',
    edge: 'medium',
    motif: 'planet',
    palette: 'copper',
    symbols: ['orrery', 'atlas', 'telescope', 'globe', 'clock', 'sun', 'moon', 'arrow', 'ring'],
    wild: 'wild',
    scatter: 'free',
  },
];
