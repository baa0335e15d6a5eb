import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 10,
    title: "Smuggler's Tide",
    mechanic: 'pick',
    edge: 'medium',
    motif: 'ocean',
    palette: 'copper',
    symbols: ['ship', 'spyglass', 'map', 'rum', 'barrel', 'key', 'cross', 'wave', 'eye'],
    wild: 'wild',
    scatter: 'bonus',
  },
];
