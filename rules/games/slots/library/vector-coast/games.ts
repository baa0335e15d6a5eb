import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 18,
    title: 'Vector Coast',
    mechanic: 'lines',
    edge: 'high',
    motif: 'city',
    palette: 'rose',
    symbols: ['car', 'cassette', 'shades', 'synth', 'palm', 'bolt', 'triangle', 'wave', 'bars'],
    wild: 'wild',
    scatter: 'free',
  },
];
