import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 35, 125, 400],
      [0, 0, 0, 25, 75, 250],
      [0, 0, 0, 16, 55, 175],
      [0, 0, 0, 11, 35, 125],
      [0, 0, 0, 7, 25, 80],
      [0, 0, 0, 5, 17, 55],
      [0, 0, 0, 3, 11, 35],
      [0, 0, 0, 2, 8, 25],
      [0, 0, 0, 2, 5, 17],
      [],
    ],
    rtp: 0.9630456154751659,
    hit_rate: 0.22705,
    deviation: 6.01528,
    volatility: 'medium',
  },
];
