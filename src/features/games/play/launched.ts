// @chunk later
import type { ResponseOf } from '#contract/call';
import { launchGame } from '#contract/calls/games/one-game';
import type { InitResponse } from '#contract/calls/provider';
import type { ApiClient } from '../../../platform/api/client';
import { on } from '../../../platform/realtime';

/** A frame that starts later than this requests its initial state itself. */
const FRESH_MS = 10_000;

/** A game that the server has launched. */
export interface Launched extends Omit<ResponseOf<typeof launchGame>, 'init'> {
  /**
   * The frame's initial state, once and soon after the launch; otherwise null, also if the player's balance has changed since.
   */
  takeInit(): InitResponse | null;
}

/** Launches a game for real money. */
export async function requestLaunch(ask: ApiClient['ask'], game: string, signal: AbortSignal): Promise<Launched> {
  let isMoved = false;
  const stop = on('balance', () => (isMoved = true));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const { init: received, ...launched } = await ask(launchGame, { body: { game } }, { signal, retries: 1 });
    const at = performance.now();
    let init: InitResponse | null = received;
    setTimeout(stop, FRESH_MS);
    return {
      ...launched,
      takeInit() {
        const taken = init;
        const age = performance.now() - at;
        init = null;
        stop();
        if (!taken || isMoved || age > FRESH_MS) return null;
        return { ...taken, next_round_in_ms: Math.max(0, taken.next_round_in_ms - age) };
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
