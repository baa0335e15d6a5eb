import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 31,
    title: 'Event Horizon',
    mechanic: 'climb',
    edge: 'high',
    motif: 'galaxy',
    palette: 'plasma',
    symbols: ['hole', 'pulsar', 'probe', 'clock', 'prism', 'spiral', 'star', 'ring', 'dots'],
    wild: 'wild',
    scatter: 'free',
  },
];
