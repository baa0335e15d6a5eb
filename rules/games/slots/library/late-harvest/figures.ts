import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 19, 60, 200],
      [0, 0, 0, 14, 40, 150],
      [0, 0, 0, 9, 30, 90],
      [0, 0, 0, 6, 19, 60],
      [0, 0, 0, 4, 13, 40],
      [0, 0, 0, 3, 9, 30],
      [0, 0, 0, 2, 6, 20],
      [0, 0, 0, 1, 4, 13],
      [0, 0, 0, 1, 3, 9],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9579903476833562,
    hit_rate: 0.50795,
    deviation: 3.44848,
    volatility: 'low',
  },
];
