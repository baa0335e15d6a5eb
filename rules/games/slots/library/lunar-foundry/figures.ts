import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 125, 450, 1500],
      [0, 0, 0, 100, 350, 1100],
      [0, 0, 0, 75, 250, 900],
      [0, 0, 0, 55, 200, 700],
      [0, 0, 0, 45, 150, 500],
      [0, 0, 0, 35, 125, 375],
      [0, 0, 0, 25, 85, 300],
      [0, 0, 0, 19, 65, 225],
      [0, 0, 0, 15, 50, 175],
      [],
      [],
    ],
    rtp: 0.9519416283118711,
    hit_rate: 0.1817,
    deviation: 6.3979,
    volatility: 'medium',
  },
];
