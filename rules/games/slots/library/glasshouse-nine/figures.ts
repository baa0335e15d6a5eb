import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 100, 375, 1300],
      [0, 0, 0, 85, 275, 1000],
      [0, 0, 0, 65, 225, 700],
      [0, 0, 0, 50, 175, 600],
      [0, 0, 0, 35, 125, 425],
      [0, 0, 0, 30, 100, 325],
      [0, 0, 0, 20, 70, 250],
      [0, 0, 0, 16, 55, 175],
      [0, 0, 0, 12, 40, 150],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9639096490081668,
    hit_rate: 0.219075,
    deviation: 4.05507,
    volatility: 'medium',
  },
];
