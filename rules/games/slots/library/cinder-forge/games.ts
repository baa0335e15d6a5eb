import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 2,
    title: 'Cinder Forge',
    mechanic: 'hold',
    edge: 'high',
    motif: 'storm',
    palette: 'ember',
    symbols: ['dragon', 'helm', 'anvil', 'hammer', 'ingot', 'flame', 'bolt', 'cross', 'bars'],
    wild: 'wild',
    coin: 'coin',
  },
];
