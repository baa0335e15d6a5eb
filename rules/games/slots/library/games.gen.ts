// Written by `npm run generate`: do not edit.
import type { GameFolder } from './game-folder';
import { figures as f0 } from './brass-observatory/figures';
import { games as g0 } from './brass-observatory/games';
import { figures as f1 } from './cinder-forge/figures';
import { games as g1 } from './cinder-forge/games';
import { figures as f2 } from './kelp-cathedral/figures';
import { games as g2 } from './kelp-cathedral/games';
import { figures as f3 } from './midnight-midway/figures';
import { games as g3 } from './midnight-midway/games';
import { figures as f4 } from './paper-lanterns/figures';
import { games as g4 } from './paper-lanterns/games';
import { figures as f5 } from './sandglass-souk/figures';
import { games as g5 } from './sandglass-souk/games';

/** The folders of the library. */
export const folders: readonly GameFolder[] = [
  { world: 'brass-observatory', games: g0, figures: f0 },
  { world: 'cinder-forge', games: g1, figures: f1 },
  { world: 'kelp-cathedral', games: g2, figures: f2 },
  { world: 'midnight-midway', games: g3, figures: f3 },
  { world: 'paper-lanterns', games: g4, figures: f4 },
  { world: 'sandglass-souk', games: g5, figures: f5 },
];
