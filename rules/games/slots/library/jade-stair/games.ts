import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 22,
    title: 'Jade Stair',
    mechanic: 'tumble',
    edge: 'high',
    motif: 'forest',
    palette: 'moss',
    symbols: ['sunstone', 'jade', 'knife', 'gourd', 'sun', 'moon', 'spiral', 'eye'],
  },
];
