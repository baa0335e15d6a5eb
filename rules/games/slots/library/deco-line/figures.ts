import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 65, 225, 800],
      [0, 0, 0, 50, 175, 600],
      [0, 0, 0, 40, 125, 450],
      [0, 0, 0, 30, 100, 350],
      [0, 0, 0, 25, 75, 250],
      [0, 0, 0, 17, 60, 200],
      [0, 0, 0, 13, 45, 175],
      [0, 0, 0, 10, 35, 125],
      [0, 0, 0, 8, 25, 85],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9532655005721742,
    hit_rate: 0.257725,
    deviation: 4.8857,
    volatility: 'medium',
  },
];
