import { addFavoriteGame, removeFavoriteGame } from '#contract/calls/games/player-games';
import { sendOrQueue } from '../../../platform/device';

/** Sends a changed favourite; answers whether it took effect or waits for the network (OFF-002). */
export function sendFavorite(game: string, isFavorite: boolean): Promise<'sent' | 'queued'> {
  if (isFavorite) return sendOrQueue(addFavoriteGame, { params: { id: game }, body: { game } });
  return sendOrQueue(removeFavoriteGame, { params: { id: game } });
}
