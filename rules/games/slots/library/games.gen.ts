// Written by `npm run generate`: do not edit.
import type { GameFolder } from './game-folder';
import { figures as f0 } from './brass-observatory/figures';
import { games as g0 } from './brass-observatory/games';
import { figures as f1 } from './cinder-forge/figures';
import { games as g1 } from './cinder-forge/games';
import { figures as f2 } from './firelight-pines/figures';
import { games as g2 } from './firelight-pines/games';
import { figures as f3 } from './glacier-post/figures';
import { games as g3 } from './glacier-post/games';
import { figures as f4 } from './kelp-cathedral/figures';
import { games as g4 } from './kelp-cathedral/games';
import { figures as f5 } from './marble-oracle/figures';
import { games as g5 } from './marble-oracle/games';
import { figures as f6 } from './midnight-midway/figures';
import { games as g6 } from './midnight-midway/games';
import { figures as f7 } from './paper-lanterns/figures';
import { games as g7 } from './paper-lanterns/games';
import { figures as f8 } from './sandglass-souk/figures';
import { games as g8 } from './sandglass-souk/games';
import { figures as f9 } from './smugglers-tide/figures';
import { games as g9 } from './smugglers-tide/games';

/** The folders of the library. */
export const folders: readonly GameFolder[] = [
  { world: 'brass-observatory', games: g0, figures: f0 },
  { world: 'cinder-forge', games: g1, figures: f1 },
  { world: 'firelight-pines', games: g2, figures: f2 },
  { world: 'glacier-post', games: g3, figures: f3 },
  { world: 'kelp-cathedral', games: g4, figures: f4 },
  { world: 'marble-oracle', games: g5, figures: f5 },
  { world: 'midnight-midway', games: g6, figures: f6 },
  { world: 'paper-lanterns', games: g7, figures: f7 },
  { world: 'sandglass-souk', games: g8, figures: f8 },
  { world: 'smugglers-tide', games: g9, figures: f9 },
];
