import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 13, 30, 55],
      [0, 0, 0, 11, 25, 50],
      [0, 0, 0, 9, 20, 40],
      [0, 0, 0, 8, 16, 35],
      [0, 0, 0, 7, 14, 30],
      [0, 0, 0, 6, 12, 25],
      [0, 0, 0, 5, 10, 20],
      [0, 0, 0, 4, 8, 17],
      [0, 0, 0, 3, 7, 14],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9550725307191353,
    hit_rate: 0.5107,
    deviation: 2.5415,
    volatility: 'low',
  },
];
