import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 24,
    title: 'Lamplight Stacks',
    mechanic: 'collect',
    edge: 'medium',
    motif: 'city',
    palette: 'aurora',
    symbols: ['lamp', 'tome', 'globe', 'ink', 'key', 'note', 'moon', 'two'],
    wild: 'wild',
    scatter: 'bonus',
    coin: 'coin',
    collector: 'reader',
  },
];
