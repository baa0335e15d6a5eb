import type { getLobby } from '#contract/calls/games/lobby';
import type { ResponseOf } from '#contract/call';

/** What the main lobby shows. */
export type Lobby = ResponseOf<typeof getLobby>;
