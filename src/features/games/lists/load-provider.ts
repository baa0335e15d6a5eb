import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import type { AnswerOf } from '#contract/call';
import type { listGames } from '#contract/calls/games/lists';
import { gameSlugSchema } from '#contract/fields/game';
import { currentBrand } from '../../../platform/brand';
import { i18n } from '../../../platform/i18n';
import { providerQuery } from './provider-page';

type GameList = AnswerOf<typeof listGames>;

/** Loads one page of a provider's games; throws notFound for a provider or a page that is not there. */
export async function loadProvider(queryClient: QueryClient, provider: string, page: string): Promise<GameList> {
  if (!v.is(gameSlugSchema, provider) || !/^[1-9]\d{0,2}$/.test(page)) throw notFound();
  const list = await queryClient.ensureQueryData(providerQuery(provider, Number(page)));
  if (list.data.length === 0) throw notFound();
  return list;
}

/** Title and description of a provider's page. */
export function providerHead(list: GameList | undefined) {
  const provider = list?.data[0]?.provider_title;
  if (!list || !provider) return { meta: [] };
  const { current_page: page, total_pages: pages, total_count: count } = list.pagination;
  return {
    meta: [
      { title: `${i18n._('games.provider.title', { provider })} – ${currentBrand().name}` },
      { name: 'description', content: i18n._('games.provider.description', { provider, count, page, pages }) },
    ],
  };
}
