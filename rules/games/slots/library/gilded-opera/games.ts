import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 16,
    title: 'The Gilded Box',
    mechanic: 'sticky',
    edge: 'high',
    motif: 'temple',
    palette: 'solar',
    symbols: ['violin', 'mask', 'chandelier', 'glasses', 'rose', 'note', 'star', 'moon', 'crown'],
    wild: 'wild',
    scatter: 'free',
  },
];
