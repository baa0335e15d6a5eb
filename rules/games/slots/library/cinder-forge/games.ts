import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 2,
    title: 'Cinder Forge',
    mechanic: 'hold',
    edge: 'high',
    motif: 'storm',
    palette: 'ember',
    symbols: ['sword', 'helm', 'anvil', 'hammer', 'ingot', 'flame', 'bolt', 'cross', 'bars'],
    wild: 'wild',
    coin: 'coin',
  },
  {
    number: 13,
    title: "The Smith's Share",
    mechanic: 'collect',
    edge: 'medium',
    motif: 'storm',
    palette: 'ember',
    symbols: ['helm', 'anvil', 'hammer', 'ingot', 'flame', 'bolt', 'cross', 'bars'],
    wild: 'wild',
    scatter: 'bonus',
    coin: 'coin',
    collector: 'sword',
  },
];
