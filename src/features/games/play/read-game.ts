// @chunk later
import { notFound } from '@tanstack/react-router';
import type { AppContext } from '../../../platform/context/app-context';
import { CallFailed } from '../../../platform/api/refusal';
import { type GameAddress, gameQuery, withdrawnQuery } from './game-queries';
import type { GameInfo } from './play-props';

/** The game at an address. Throws notFound. */
export async function readGame(app: AppContext, address: GameAddress): Promise<GameInfo> {
  try {
    return await app.queryClient.ensureQueryData(gameQuery(address));
  } catch (error) {
    if (!(error instanceof CallFailed) || !['game_not_found', 'bad_input'].includes(error.code)) throw error;
    // The not-found page has details about a withdrawn game.
    if (error.code === 'game_not_found') await app.queryClient.prefetchQuery({ ...withdrawnQuery(address), retry: false });
    throw notFound();
  }
}
