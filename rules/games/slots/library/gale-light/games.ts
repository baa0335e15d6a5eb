import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 39,
    title: 'Gale Light',
    mechanic: 'sticky',
    edge: 'low',
    motif: 'storm',
    palette: 'ion',
    symbols: ['tower', 'helm', 'anchor', 'barometer', 'oilskin', 'wave', 'bolt', 'ring', 'two'],
    wild: 'wild',
    scatter: 'free',
  },
];
