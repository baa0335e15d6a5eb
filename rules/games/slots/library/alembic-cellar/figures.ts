import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 13, 40, 125, 425],
      [0, 0, 0, 9, 30, 90, 300],
      [0, 0, 0, 6, 19, 60, 200],
      [0, 0, 0, 4, 13, 40, 125],
      [0, 0, 0, 3, 9, 30, 95],
      [0, 0, 0, 2, 6, 20, 70],
      [0, 0, 0, 1, 4, 13, 45],
      [0, 0, 0, 1, 3, 9, 30],
      [0, 0, 0, 1, 2, 6, 20],
      [],
      [0, 0, 0, 80, 400, 2000],
    ],
    rtp: 0.9598362524103582,
    hit_rate: 0.490275,
    deviation: 6.13752,
    volatility: 'medium',
  },
];
