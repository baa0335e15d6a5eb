import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 16, 45, 100],
      [0, 0, 0, 13, 30, 85],
      [0, 0, 0, 9, 25, 65],
      [0, 0, 0, 7, 19, 50],
      [0, 0, 0, 5, 14, 35],
      [0, 0, 0, 4, 11, 30],
      [0, 0, 0, 3, 8, 20],
      [0, 0, 0, 2, 6, 16],
      [0, 0, 0, 2, 5, 12],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9569648569646073,
    hit_rate: 0.511075,
    deviation: 3.04718,
    volatility: 'low',
  },
];
