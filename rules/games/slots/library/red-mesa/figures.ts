import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 50, 150, 600],
      [0, 0, 0, 35, 125, 425],
      [0, 0, 0, 30, 95, 325],
      [0, 0, 0, 20, 70, 250],
      [0, 0, 0, 16, 55, 175],
      [0, 0, 0, 12, 40, 150],
      [0, 0, 0, 9, 30, 100],
      [0, 0, 0, 7, 25, 80],
      [0, 0, 0, 5, 18, 65],
      [],
    ],
    rtp: 0.9567419258976985,
    hit_rate: 0.271875,
    deviation: 3.53546,
    volatility: 'low',
  },
];
