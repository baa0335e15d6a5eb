import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 50, 150, 600],
      [0, 0, 0, 40, 125, 425],
      [0, 0, 0, 25, 95, 325],
      [0, 0, 0, 20, 70, 250],
      [0, 0, 0, 16, 55, 175],
      [0, 0, 0, 12, 40, 150],
      [0, 0, 0, 9, 30, 100],
      [0, 0, 0, 7, 25, 80],
      [],
      [0, 0, 0, 40, 200, 1000],
      [],
      [],
    ],
    rtp: 0.9575254920636492,
    hit_rate: 0.271175,
    deviation: 5.15814,
    volatility: 'medium',
  },
];
