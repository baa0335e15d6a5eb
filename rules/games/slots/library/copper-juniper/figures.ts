import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 40, 100, 250],
      [0, 0, 0, 30, 75, 200],
      [0, 0, 0, 25, 55, 150],
      [0, 0, 0, 17, 45, 100],
      [0, 0, 0, 13, 35, 85],
      [0, 0, 0, 10, 25, 65],
      [0, 0, 0, 7, 19, 50],
      [0, 0, 0, 6, 14, 40],
      [0, 0, 0, 4, 11, 30],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9583694114243515,
    hit_rate: 0.31905,
    deviation: 4.18568,
    volatility: 'medium',
  },
];
