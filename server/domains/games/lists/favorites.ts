import type { Game, GameCard } from '#contract/fields/game';
import { readPlayer } from '#server/database/players-store';
import type { Queries, Transaction } from '#server/database/connection';
import { refuse } from '#server/plugins/refusals';
import { emit } from '#server/realtime/emit';
import { isHidden } from '#rules/games/blocked-providers';
import { canBeFavorite } from '#rules/games/favorites';
import type { GameIndex } from '../catalogue/game-index';
import { cardOf } from '../game/present-game';
import { deleteFavorite, insertFavorite, readFavorites } from '../store';

/** A player's favourites that the visitor may see (GAME-007), with their games if requested. */
export async function favoritesOf(
  queries: Queries,
  index: GameIndex,
  asked: { player: number; content: 'ids' | 'full'; blocked: ReadonlySet<string> },
): Promise<{ ids: string[]; data: GameCard[] }> {
  const games = visibleGames(index, await readFavorites(queries, asked.player), asked.blocked);
  return { ids: games.map(({ identifier }) => identifier), data: asked.content === 'full' ? games.map(cardOf) : [] };
}

/** The games of these identifiers, in their order, without unknown and hidden ones. */
export function visibleGames(index: GameIndex, identifiers: readonly string[], blocked: ReadonlySet<string>): Game[] {
  return identifiers.map((identifier) => index.find(identifier)).filter((game) => game !== null && !isHidden(game, blocked)) as Game[];
}

/** Adds a favourite and notifies the player's other devices. Refuses game_not_found, game_not_in_currency (GAME-006). */
export async function addFavorite(
  transaction: Transaction,
  index: GameIndex,
  wanted: { player: number; game: string; now: Date },
): Promise<{ ids: string[] }> {
  const game = index.find(wanted.game);
  if (!game) throw refuse('game_not_found');
  const { currency } = await readPlayer(transaction, wanted.player, ['currency']);
  if (!canBeFavorite(cardOf(game), { currency, isCrypto: false })) throw refuse('game_not_in_currency');
  const isNew = await insertFavorite(transaction, wanted.player, wanted.game, wanted.now);
  return emitFavorites(transaction, wanted.player, isNew);
}

/** Removes a favourite and notifies the player's other devices. */
export async function removeFavorite(transaction: Transaction, player: number, game: string): Promise<{ ids: string[] }> {
  return emitFavorites(transaction, player, await deleteFavorite(transaction, player, game));
}

async function emitFavorites(transaction: Transaction, player: number, hasChanged: boolean): Promise<{ ids: string[] }> {
  const ids = await readFavorites(transaction, player);
  if (hasChanged) await emit(transaction, player, 'favorite_games', { identifiers: ids });
  return { ids };
}
