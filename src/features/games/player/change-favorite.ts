import type { QueryClient } from '@tanstack/react-query';
import { addFavoriteGame, getFavoriteGames, removeFavoriteGame } from '#contract/calls/games/player-games';
import type { GameCard } from '#contract/fields/game';
import { shapes } from '#contract/shapes.gen';
import { type Favorites, withFavorite } from '#rules/games/favorites';
import { sendOrQueue } from '../../../platform/device';
import type { TextOf } from '../../../platform/i18n';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { makeSerial } from '../../../platform/serial';
import { toast } from '../../../ui/toast';
import { favoriteGamesQuery, favoriteIdsQuery } from './favorite-queries';

type Sent = Promise<'sent' | 'queued'>;

function showFavorite(queryClient: QueryClient, game: GameCard, isFavorite: boolean): void {
  for (const { queryKey } of [favoriteIdsQuery, favoriteGamesQuery]) {
    setCachedResponse(queryClient, queryKey, (known) => known && withFavorite(known, game.identifier, isFavorite, game));
  }
}

/** Sends a changed favourite; returns whether it took effect or is queued offline (OFF-002). */
function send(game: GameCard, isFavorite: boolean, onKept: () => void): Sent {
  const id = game.identifier;
  if (!isFavorite) return sendOrQueue(removeFavoriteGame, { params: { id } }, { onKept });
  const shown = { text: JSON.stringify(game), shape: shapes[getFavoriteGames.id] };
  return sendOrQueue(addFavoriteGame, { params: { id }, body: { game: id } }, { onKept, shown });
}

const inTurn = makeSerial();

/** A second click counts from the first one's result: its turn comes once the device has stored that. */
function sendInTurn(change: (onKept: () => void) => Sent): Sent {
  return new Promise((resolve, reject) => {
    void inTurn(() => new Promise<void>((onKept) => void change(onKept).then(resolve, reject).finally(onKept)));
  });
}

/**
 * Adds or removes a favourite: it shows as soon as the device has stored the change, is sent now or, offline, later
 * (OFF-002). A refusal undoes it, with a toast.
 */
export async function changeFavorite(queryClient: QueryClient, t: TextOf, game: GameCard): Promise<void> {
  let undo = () => undefined as void;
  try {
    const sent = await sendInTurn((onKept) => {
      const isFavorite = !queryClient.getQueryData<Favorites>(favoriteIdsQuery.queryKey)?.ids.includes(game.identifier);
      return send(game, isFavorite, () => {
        showFavorite(queryClient, game, isFavorite);
        undo = () => showFavorite(queryClient, game, !isFavorite);
        onKept();
      });
    });
    if (sent === 'queued') toast({ id: 'favorite-queued', title: t('games.favorites.queued') });
  } catch {
    undo();
    toast({ tone: 'warning', title: t('games.favorites.failed') });
  }
}
