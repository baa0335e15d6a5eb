import type { Figures } from '../../recipe';

/** Written by `npm run slots -- tune`. */
export const figures: readonly Figures[] = [
  {
    pays: [
      [0, 0, 0, 95, 250, 700],
      [0, 0, 0, 80, 225, 600],
      [0, 0, 0, 65, 175, 475],
      [0, 0, 0, 55, 150, 400],
      [0, 0, 0, 45, 125, 350],
      [0, 0, 0, 40, 100, 300],
      [0, 0, 0, 35, 90, 250],
      [0, 0, 0, 30, 75, 200],
      [0, 0, 0, 25, 65, 175],
      [],
      [],
    ],
    rtp: 0.9622142775948881,
    hit_rate: 0.185,
    deviation: 6.25064,
    volatility: 'medium',
  },
];
