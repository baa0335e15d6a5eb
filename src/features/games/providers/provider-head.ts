import type { ResponseOf } from '#contract/call';
import type { listGames } from '#contract/calls/games/lists';
import type { AppContext } from '../../../platform/context/app-context';

/** Title and description of a provider's page. */
export function providerHead(
  { site, language: { i18n } }: Pick<AppContext, 'site' | 'language'>,
  list: ResponseOf<typeof listGames> | undefined,
) {
  const provider = list?.data[0]?.provider_title;
  if (!list || !provider) return { meta: [] };
  const { current_page: page, total_pages: pages, total_count: count } = list.pagination;
  return {
    meta: [
      {
        title: `${i18n._('games.provider.title', { provider })}${page > 1 ? `, ${i18n._('games.provider.page', { page })}` : ''} – ${site.brand.name}`,
      },
      { name: 'description', content: i18n._('games.provider.description', { provider, count, page, pages }) },
    ],
  };
}
