import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 65, 225, 700],
      [0, 0, 0, 50, 175, 600],
      [0, 0, 0, 35, 125, 425],
      [0, 0, 0, 30, 95, 325],
      [0, 0, 0, 20, 75, 250],
      [0, 0, 0, 16, 55, 200],
      [0, 0, 0, 12, 40, 150],
      [0, 0, 0, 9, 30, 100],
      [0, 0, 0, 8, 25, 85],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9559971759561873,
    hit_rate: 0.26035,
    deviation: 4.90808,
    volatility: 'medium',
  },
];
