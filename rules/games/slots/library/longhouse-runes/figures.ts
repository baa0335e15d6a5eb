import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 175, 800, 3000],
      [0, 0, 0, 125, 500, 2000],
      [0, 0, 0, 85, 350, 1500],
      [0, 0, 0, 55, 250, 1000],
      [0, 0, 0, 40, 150, 700],
      [0, 0, 0, 25, 100, 475],
      [0, 0, 0, 18, 75, 350],
      [0, 0, 0, 12, 50, 225],
      [0, 0, 0, 8, 35, 150],
      [],
      [],
    ],
    rtp: 0.9559428096245912,
    hit_rate: 0.18175,
    deviation: 4.49563,
    volatility: 'medium',
  },
];
