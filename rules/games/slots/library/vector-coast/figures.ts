import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 125, 500, 2000],
      [0, 0, 0, 85, 350, 1500],
      [0, 0, 0, 55, 250, 1000],
      [0, 0, 0, 40, 150, 700],
      [0, 0, 0, 25, 100, 475],
      [0, 0, 0, 18, 75, 325],
      [0, 0, 0, 12, 50, 225],
      [0, 0, 0, 9, 35, 150],
      [0, 0, 0, 6, 25, 100],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9642113598069102,
    hit_rate: 0.237725,
    deviation: 5.21619,
    volatility: 'medium',
  },
];
