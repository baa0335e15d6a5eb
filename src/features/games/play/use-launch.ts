import { useEffect, useState } from 'react';
import { ask } from '../../../platform/api/client';
import { useAppContext } from '../../../platform/context/app-context';
import { type Launched, requestLaunch } from './launched';
import { takeLaunch } from './opening';

/** A launch: pending, done, or failed with a reason. */
export interface Launching {
  launched: Launched | null;
  error: Error | null;
}

const underWay: Launching = { launched: null, error: null };

/**
 * Launches a real-money game, once for each `attempt`; a press on the game has launched it already. It isn't a cached read: a launch ends the
 * previous one, so only the player may repeat it.
 */
export function useLaunch(game: string, attempt: number): Launching {
  const [state, setState] = useState(underWay);
  const app = useAppContext();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setState(underWay);
    const follow = (launch: Promise<Launched>) =>
      launch.then(
        (launched) => signal.aborted || setState({ launched, error: null }),
        (error: Error) => signal.aborted || setState({ launched: null, error }),
      );
    const started = takeLaunch(app, game);
    if (started) void follow(started);
    // Delayed, so that leaving the page immediately sends nothing.
    const timer = started ? undefined : setTimeout(() => void follow(requestLaunch(ask, game, signal)));
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [app, game, attempt]);
  return state;
}
