import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 45, 125, 350],
      [0, 0, 0, 40, 100, 300],
      [0, 0, 0, 35, 90, 250],
      [0, 0, 0, 30, 75, 200],
      [0, 0, 0, 25, 70, 175],
      [0, 0, 0, 20, 55, 150],
      [0, 0, 0, 16, 45, 125],
      [0, 0, 0, 14, 35, 100],
      [0, 0, 0, 12, 30, 85],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9629846220718424,
    hit_rate: 0.254,
    deviation: 4.97004,
    volatility: 'medium',
  },
];
