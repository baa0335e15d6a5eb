import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 3,
    title: 'Paper Lanterns',
    mechanic: 'ways',
    edge: 'low',
    motif: 'city',
    palette: 'plasma',
    symbols: ['bowl', 'parasol', 'drum', 'fan', 'lantern', 'moon', 'wave', 'snow', 'leafs'],
    wild: 'wild',
    scatter: 'free',
  },
  {
    number: 12,
    title: 'The Wandering Blossom',
    mechanic: 'walking',
    edge: 'medium',
    motif: 'city',
    palette: 'plasma',
    symbols: ['bowl', 'parasol', 'drum', 'fan', 'lantern', 'moon', 'wave', 'snow', 'leafs'],
    wild: 'wild',
  },
];
