import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 60, 275, 1100],
      [0, 0, 0, 40, 175, 800],
      [0, 0, 0, 30, 125, 500],
      [0, 0, 0, 19, 85, 350],
      [0, 0, 0, 13, 55, 250],
      [0, 0, 0, 9, 40, 175],
      [0, 0, 0, 6, 25, 100],
      [0, 0, 0, 4, 18, 75],
      [0, 0, 0, 3, 12, 50],
      [],
    ],
    rtp: 0.9534202974040609,
    hit_rate: 0.27505,
    deviation: 4.35629,
    volatility: 'medium',
  },
];
