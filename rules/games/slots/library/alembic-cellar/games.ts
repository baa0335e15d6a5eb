import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 38,
    title: 'The Alembic Cellar',
    mechanic: 'split',
    edge: 'high',
    motif: 'crystal',
    palette: 'aurora',
    symbols: ['flask', 'moonstone', 'scroll', 'mortar', 'candle', 'sun', 'moon', 'triangle', 'eye'],
    wild: 'wild',
    scatter: 'free',
  },
];
