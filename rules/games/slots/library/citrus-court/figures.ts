import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 65, 175, 475],
      [0, 0, 0, 55, 150, 400],
      [0, 0, 0, 45, 125, 350],
      [0, 0, 0, 40, 100, 275],
      [0, 0, 0, 35, 90, 250],
      [0, 0, 0, 25, 75, 200],
      [0, 0, 0, 25, 65, 175],
      [0, 0, 0, 19, 55, 150],
      [0, 0, 0, 16, 45, 125],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9605813017554663,
    hit_rate: 0.237575,
    deviation: 3.52483,
    volatility: 'low',
  },
];
