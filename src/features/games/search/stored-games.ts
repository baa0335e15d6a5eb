import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/call';
import { listGames } from '#contract/calls/games/lists';
import { getLobby } from '#contract/calls/games/lobby';
import type { GameCard } from '#contract/fields/game';
import type { Locale } from '#contract/fields/locale';
import { shapes } from '#contract/shapes.gen';
import { knownPublicResponses } from '#offline/last-known';
import { device } from '../../../platform/device/device';
import { matchesTitle } from './matches-title';

/** The responses to a call that the device has: those that this window has loaded, then the stored ones. */
async function responsesTo<C extends typeof listGames | typeof getLobby>(call: C, client: QueryClient, locale: Locale) {
  const loaded = client.getQueriesData<ResponseOf<C>>({ queryKey: [call.privacy, call.id] }).flatMap(([, data]) => data ?? []);
  const stored = await knownPublicResponses(device, { call: call.id, locale, shape: shapes[call.id] });
  return [...loaded, ...stored.map((text) => JSON.parse(text) as ResponseOf<C>)];
}

/** Searches all games of stored lists and of the stored lobby by title, for a search without a network (OFF-001). */
export const storedGamesQuery = (title: string, locale: Locale) =>
  queryOptions({
    queryKey: ['stored-games', title, locale],
    gcTime: 0,
    queryFn: async ({ client }): Promise<GameCard[]> => {
      const lists = await responsesTo(listGames, client, locale);
      const lobbies = await responsesTo(getLobby, client, locale);
      const all = [...lists.flatMap(({ data }) => data), ...lobbies.flatMap(({ rails }) => rails.flatMap(({ games }) => games))];
      const found = all.filter((game) => matchesTitle(game.title, title));
      return found.filter(({ identifier }, at) => found.findIndex((game) => game.identifier === identifier) === at);
    },
  });
