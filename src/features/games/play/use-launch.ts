import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/call';
import { launchGame } from '#contract/calls/games/one-game';
import { ask } from '../../../platform/api/client';

type Launched = AnswerOf<typeof launchGame>;

/** A launch: under way, done, or why it failed. */
export interface Launching {
  launched: Launched | null;
  error: Error | null;
}

const underWay: Launching = { launched: null, error: null };

/**
 * Launches a game for real money, once for each `attempt`. It is no cached read: a launch ends the one before it, so
 * nothing but the player's own wish may repeat it.
 */
export function useLaunch(game: string, attempt: number): Launching {
  const [state, setState] = useState(underWay);
  useEffect(() => {
    const leaving = new AbortController();
    setState(underWay);
    // A moment later, so that a page that is left at once sends nothing.
    const timer = setTimeout(() => {
      ask(launchGame, { body: { game } }, { signal: leaving.signal, retries: 1 }).then(
        (launched) => setState({ launched, error: null }),
        (error: Error) => leaving.signal.aborted || setState({ launched: null, error }),
      );
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [game, attempt]);
  return state;
}
