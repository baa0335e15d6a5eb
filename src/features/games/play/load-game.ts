// @chunk later
import { isNotFound, redirect } from '@tanstack/react-router';
import { isBreak, isReached } from '#rules/limits/limits';
import type { Limit } from '#contract/fields/limit';
import type { AppContext } from '../../../platform/context/app-context';
import { CallFailed } from '../../../platform/api/refusal';
import { isServer } from '../../../platform/context/is-server';
import type { GameInfo } from './play-props';
import { type GameAddress, gameConfigQuery } from './game-queries';
import { readLimits, startOpening, takeReads } from './opening';
import { readGame } from './read-game';

/** What shows why play has stopped: a break, or a limit that has been reached. */
export type OnReached = (isOnBreak: boolean) => void;

/** Sends a signed-in player whose limit has been reached, on deposits too, to the limits (ROUTE-056). */
async function refuseReachedLimit(
  app: AppContext,
  mode: 'real' | 'demo',
  onReached: OnReached,
  started: Promise<readonly Limit[]> | null,
): Promise<void> {
  if (app.session.status !== 'player') return;
  let limits: readonly Limit[];
  try {
    limits = await (started ?? readLimits(app));
  } catch (error) {
    // An offline demo has no stake that a limit could apply to; the server checks real play again.
    if (error instanceof CallFailed && (error.isOffline || mode === 'demo')) return;
    throw error;
  }
  if (!limits.some(isReached)) return;
  onReached(limits.some(({ type }) => isBreak(type)));
  throw redirect({ to: '/profile/limits' });
}

/**
 * Loads a game's page: the game and, at the same time, the limits, which decide whether it opens; then a demo's configuration. A press on
 * the game has already started both, and `isEntered` starts what a press does: the page is opened in another way. Throws notFound, redirect.
 */
export async function loadGame(
  app: AppContext,
  address: GameAddress,
  { mode, isEntered }: { mode: 'real' | 'demo'; isEntered: boolean },
  onLimitReached: OnReached,
): Promise<GameInfo> {
  // During a break the limits lead away, and a launch would only be refused.
  if (isEntered && mode === 'real' && !isServer && !app.session.player?.play_break) startOpening(app, address, mode, false);
  const started = takeReads(app, address, mode);
  const reading = started.info ?? readGame(app, address);
  // Why it failed is of interest only if the limits let the game open.
  reading.catch(() => undefined);
  await refuseReachedLimit(app, mode, onLimitReached, started.limits);
  const info = await reading;
  // A document shows the page around the frame; what plays in it is the browser's. A live table has no demo and refuses to be configured.
  if (mode === 'demo' && info.game.has_demo_mode && !isServer) void app.queryClient.prefetchQuery(gameConfigQuery(address));
  return info;
}

/** Loads a game's own page; limits on play don't concern it. Throws notFound. */
export function loadAbout(app: AppContext, address: GameAddress): Promise<GameInfo> {
  return readGame(app, address);
}

/** Throws notFound for an address without a game. A failed read is left to the page, which shows it. */
export async function requireGame(app: AppContext, address: GameAddress): Promise<void> {
  await readGame(app, address).catch((error: unknown) => {
    if (isNotFound(error)) throw error;
  });
}
