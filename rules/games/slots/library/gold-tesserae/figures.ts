import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 85, 350, 1500],
      [0, 0, 0, 60, 250, 1000],
      [0, 0, 0, 40, 175, 700],
      [0, 0, 0, 25, 125, 475],
      [0, 0, 0, 18, 80, 325],
      [0, 0, 0, 12, 55, 225],
      [0, 0, 0, 8, 35, 150],
      [0, 0, 0, 6, 25, 100],
      [0, 0, 0, 4, 17, 75],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9649321616612561,
    hit_rate: 0.25845,
    deviation: 5.56232,
    volatility: 'medium',
  },
];
