import type { Recipe } from '../../recipe';

export const games: readonly Recipe[] = [
  {
    number: 42,
    title: 'The Cumulus Fleet',
    mechanic: 'climb',
    edge: 'low',
    motif: 'storm',
    palette: 'rose',
    symbols: ['airship', 'balloon', 'goggles', 'propeller', 'chart', 'arrow', 'star', 'moon', 'snow'],
    wild: 'wild',
    scatter: 'free',
  },
];
