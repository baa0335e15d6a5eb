import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 65, 225, 700],
      [0, 0, 0, 50, 150, 600],
      [0, 0, 0, 35, 125, 425],
      [0, 0, 0, 25, 95, 325],
      [0, 0, 0, 20, 70, 250],
      [0, 0, 0, 16, 55, 175],
      [0, 0, 0, 13, 40, 150],
      [0, 0, 0, 9, 30, 100],
      [],
      [0, 0, 0, 40, 200, 1000],
      [],
    ],
    rtp: 0.9545053490592152,
    hit_rate: 0.276925,
    deviation: 3.69389,
    volatility: 'low',
  },
];
