import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 27,
    title: 'Masque Canal',
    mechanic: 'pick',
    edge: 'low',
    motif: 'city',
    palette: 'rose',
    symbols: ['mask', 'gondola', 'fan', 'lantern', 'ring', 'star', 'moon', 'heart', 'wheel'],
    wild: 'wild',
    scatter: 'bonus',
  },
];
