import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/call';
import { listGames } from '#contract/calls/games/lists';
import type { GameCategory } from '#contract/fields/game';
import type { GameChoice } from '#contract/fields/game-filter';
import { apiOf } from '../../../platform/reads/query-client';
import { callUrl } from '#contract/call-url';

type GameList = ResponseOf<typeof listGames>;

/** The request for one page of a category. */
function requestOf(category: GameCategory, choice: GameChoice, page: number) {
  return { query: { category, ...choice, page: String(page) } };
}

/** A category's list by filters and in an order, page by page (GAME-003). */
export function categoryQuery(category: GameCategory, choice: GameChoice = {}) {
  return infiniteQueryOptions({
    queryKey: [listGames.privacy, listGames.id, 'pages', category, choice],
    meta: { url: categoryUrl(category, choice) },
    queryFn: ({ client, pageParam, signal }) => apiOf(client).ask(listGames, requestOf(category, choice, pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }: GameList) => pagination.next_page,
  });
}

/** The address of a category's first page, as the service worker stores it. */
function categoryUrl(category: GameCategory, choice: GameChoice): string {
  return callUrl(listGames, requestOf(category, choice, 1));
}
