import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 100, 375, 1300],
      [0, 0, 0, 80, 275, 1000],
      [0, 0, 0, 65, 225, 700],
      [0, 0, 0, 50, 150, 600],
      [0, 0, 0, 40, 125, 400],
      [0, 0, 0, 25, 95, 325],
      [0, 0, 0, 20, 70, 250],
      [0, 0, 0, 16, 55, 175],
      [0, 0, 0, 12, 40, 150],
      [],
      [0, 0, 0, 40, 200, 1000],
    ],
    rtp: 0.9509651253829576,
    hit_rate: 0.21755,
    deviation: 4.37424,
    volatility: 'medium',
  },
];
