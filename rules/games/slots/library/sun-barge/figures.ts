import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 30, 75, 225],
      [0, 0, 0, 20, 55, 150],
      [0, 0, 0, 17, 45, 125],
      [0, 0, 0, 13, 35, 85],
      [0, 0, 0, 10, 25, 65],
      [0, 0, 0, 7, 19, 50],
      [0, 0, 0, 6, 15, 40],
      [0, 0, 0, 4, 11, 30],
      [0, 0, 0, 3, 8, 20],
      [],
    ],
    rtp: 0.9650050483357239,
    hit_rate: 0.22855,
    deviation: 4.5366,
    volatility: 'medium',
  },
];
