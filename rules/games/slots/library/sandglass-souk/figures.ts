import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 90, 300, 1100],
      [0, 0, 0, 70, 225, 800],
      [0, 0, 0, 55, 175, 600],
      [0, 0, 0, 40, 125, 475],
      [0, 0, 0, 30, 100, 375],
      [0, 0, 0, 25, 80, 275],
      [0, 0, 0, 18, 60, 200],
      [0, 0, 0, 13, 45, 150],
      [0, 0, 0, 10, 35, 125],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.961961266884966,
    hit_rate: 0.237383,
    deviation: 4.05768,
    volatility: 'medium',
  },
];
