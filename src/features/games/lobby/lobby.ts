import type { getLobby } from '#contract/calls/games/lobby';
import type { AnswerOf } from '#contract/call';

/** What the main lobby shows. */
export type Lobby = AnswerOf<typeof getLobby>;
