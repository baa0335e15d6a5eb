import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 4,
    title: 'Sandglass Souk',
    mechanic: 'lines',
    edge: 'medium',
    motif: 'temple',
    palette: 'solar',
    symbols: ['lamp', 'astrolabe', 'sabre', 'carpet', 'jar', 'moon', 'star', 'eye', 'gem'],
    wild: 'wild',
    scatter: 'free',
  },
  {
    number: 11,
    title: 'Hour of the Lamp',
    mechanic: 'expanding',
    edge: 'medium',
    motif: 'temple',
    palette: 'solar',
    symbols: ['lamp', 'astrolabe', 'sabre', 'carpet', 'jar', 'moon', 'star', 'eye', 'gem'],
    wild: 'wild',
  },
];
