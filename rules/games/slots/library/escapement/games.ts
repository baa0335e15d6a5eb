import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 43,
    title: 'Escapement',
    mechanic: 'expanding',
    edge: 'high',
    motif: 'station',
    palette: 'ion',
    symbols: ['wheel', 'spring', 'pendulum', 'jewel', 'hands', 'bridge', 'ring', 'arrow', 'bars'],
    wild: 'wild',
  },
];
