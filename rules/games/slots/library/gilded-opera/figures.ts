import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 150, 600, 2500],
      [0, 0, 0, 100, 425, 1800],
      [0, 0, 0, 65, 275, 1200],
      [0, 0, 0, 45, 200, 800],
      [0, 0, 0, 30, 125, 600],
      [0, 0, 0, 20, 90, 375],
      [0, 0, 0, 14, 60, 250],
      [0, 0, 0, 11, 40, 175],
      [0, 0, 0, 7, 30, 125],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9501548274933862,
    hit_rate: 0.222375,
    deviation: 5.15868,
    volatility: 'medium',
  },
];
