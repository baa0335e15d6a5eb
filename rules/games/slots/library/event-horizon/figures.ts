import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 45, 150, 500],
      [0, 0, 0, 30, 100, 325],
      [0, 0, 0, 20, 70, 225],
      [0, 0, 0, 15, 50, 150],
      [0, 0, 0, 10, 30, 100],
      [0, 0, 0, 7, 20, 70],
      [0, 0, 0, 5, 15, 50],
      [0, 0, 0, 3, 10, 35],
      [0, 0, 0, 2, 7, 20],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9587350936570397,
    hit_rate: 0.317675,
    deviation: 4.97796,
    volatility: 'medium',
  },
];
