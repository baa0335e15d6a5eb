import type { QueryClient } from '@tanstack/react-query';
import { isNotFound, notFound, redirect } from '@tanstack/react-router';
import { CallFailed } from '../../../platform/api/refusal';
import { isDrawing } from '../../../platform/is-drawing';
import { session } from '../../../platform/session';
import type { GameInfo } from './game-page';
import { type GameAddress, gameConfigQuery, gameQuery, limitsQuery, stopsPlay } from './game-queries';

/** Sends a signed-in player whose limit has been reached to the limits (ROUTE-056). */
async function refuseReachedLimit(queryClient: QueryClient, mode: 'real' | 'demo', onReached: () => void): Promise<void> {
  if (session.status !== 'player') return;
  try {
    const { data } = await queryClient.fetchQuery(limitsQuery());
    if (!stopsPlay(data)) return;
  } catch (error) {
    // A demo without network has no stake that a limit could bind; real play is judged by the platform again.
    if (error instanceof CallFailed && (error.isOffline || mode === 'demo')) return;
    throw error;
  }
  onReached();
  throw redirect({ to: '/profile/limits' });
}

/** Loads a game's page: limits first, then the game and, for a demo, what it plays on. Throws notFound, redirect. */
export async function loadGame(
  queryClient: QueryClient,
  address: GameAddress,
  mode: 'real' | 'demo',
  onLimitReached: () => void,
): Promise<GameInfo> {
  await refuseReachedLimit(queryClient, mode, onLimitReached);
  // A document shows the page around the frame; what plays in it is the browser's.
  if (mode === 'demo' && !isDrawing) void queryClient.prefetchQuery(gameConfigQuery(address));
  return readGame(queryClient, address);
}

/** The game at an address. Throws notFound. */
async function readGame(queryClient: QueryClient, address: GameAddress): Promise<GameInfo> {
  try {
    return await queryClient.ensureQueryData(gameQuery(address));
  } catch (error) {
    if (error instanceof CallFailed && ['game_not_found', 'bad_input'].includes(error.code)) throw notFound();
    throw error;
  }
}

/** Throws notFound for an address without a game. A read that fails says nothing: the page itself tells of that. */
export async function requireGame(queryClient: QueryClient, address: GameAddress): Promise<void> {
  await readGame(queryClient, address).catch((error: unknown) => {
    if (isNotFound(error)) throw error;
  });
}
