import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 30, 65, 125],
      [0, 0, 0, 25, 55, 125],
      [0, 0, 0, 20, 45, 95],
      [0, 0, 0, 19, 40, 80],
      [0, 0, 0, 16, 30, 65],
      [0, 0, 0, 13, 30, 55],
      [0, 0, 0, 11, 25, 45],
      [0, 0, 0, 9, 19, 40],
      [0, 0, 0, 8, 16, 35],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9561672961468908,
    hit_rate: 0.319675,
    deviation: 3.91833,
    volatility: 'low',
  },
];
