import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 30,
    title: 'Lunar Foundry',
    mechanic: 'hold',
    edge: 'medium',
    motif: 'moon',
    palette: 'glacier',
    symbols: ['rover', 'dome', 'drill', 'dish', 'ore', 'moon', 'star', 'bolt', 'ring'],
    wild: 'wild',
    coin: 'coin',
  },
];
