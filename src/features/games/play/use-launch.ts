import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/call';
import { launchGame } from '#contract/calls/games/one-game';
import { ask } from '../../../platform/api/client';

type Launched = ResponseOf<typeof launchGame>;

/** A launch: pending, done, or failed with a reason. */
export interface Launching {
  launched: Launched | null;
  error: Error | null;
}

const underWay: Launching = { launched: null, error: null };

/**
 * Launches a real-money game, once for each `attempt`. It isn't a cached read: a launch ends the previous one, so
 * only the player may repeat it.
 */
export function useLaunch(game: string, attempt: number): Launching {
  const [state, setState] = useState(underWay);
  useEffect(() => {
    const leaving = new AbortController();
    setState(underWay);
    // A moment later, so that leaving the page immediately sends nothing.
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
