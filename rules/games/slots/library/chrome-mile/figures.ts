import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 95, 300, 1000],
      [0, 0, 0, 70, 225, 800],
      [0, 0, 0, 50, 175, 600],
      [0, 0, 0, 40, 125, 450],
      [0, 0, 0, 30, 100, 350],
      [0, 0, 0, 25, 80, 275],
      [0, 0, 0, 17, 60, 200],
      [0, 0, 0, 13, 45, 150],
      [0, 0, 0, 10, 35, 125],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9531080920130514,
    hit_rate: 0.2409,
    deviation: 3.98967,
    volatility: 'low',
  },
];
