import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 44,
    title: 'Cold Logic',
    mechanic: 'tumble',
    edge: 'medium',
    motif: 'station',
    palette: 'aurora',
    symbols: ['chip', 'disc', 'tube', 'coil', 'probe', 'bolt', 'two', 'wave'],
  },
];
