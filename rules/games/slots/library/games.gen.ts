// Written by `npm run generate`: do not edit.
import type { GameFolder } from './game-folder';
import { figures as f0 } from './cinder-forge/figures';
import { games as g0 } from './cinder-forge/games';
import { figures as f1 } from './kelp-cathedral/figures';
import { games as g1 } from './kelp-cathedral/games';
import { figures as f2 } from './paper-lanterns/figures';
import { games as g2 } from './paper-lanterns/games';

/** The folders of the library. */
export const folders: readonly GameFolder[] = [
  { world: 'cinder-forge', games: g0, figures: f0 },
  { world: 'kelp-cathedral', games: g1, figures: f1 },
  { world: 'paper-lanterns', games: g2, figures: f2 },
];
