import { isShownToAll, tournamentKind } from '#rules/competitions/tournament-kind';
import { listLotteries } from '../domains/competitions/lotteries/lottery-service';
import { listPromos } from '../domains/competitions/promos/promo-service';
import { readTournaments } from '../domains/competitions/store';
import { configsOf } from '../domains/config/configs';
import { readIndexedPages } from '../domains/content/service';
import { gamesCatalogue } from '../domains/games/catalogue/games-catalogue';
import type { Platform } from '../platform';
import { pathOfCategory } from './seo-metadata';

/** An address that search engines are told of: path and query without locale, and the day of its last change where it is known. */
export interface KnownAddress {
  path: string;
  changed?: string;
}

/** Pages of the product's own that a guest sees whole. */
const ownPages = [
  '/',
  '/pokies',
  '/live',
  '/tournaments',
  '/tournaments/lotteries',
  '/achievements',
  '/promotions',
  '/arena',
  '/leaderboard',
  '/vip',
  '/action',
  '/news',
];

/** Every address that is worth finding: own pages, content, categories, providers, tournaments, lotteries, and games that can be tried. */
export async function knownAddresses(platform: Platform): Promise<KnownAddress[]> {
  const { database, clock } = platform;
  const { index } = gamesCatalogue();
  const nothingBlocked = new Set<string>();
  const content = await readIndexedPages(database, clock.now());
  const tournaments = await readTournaments(database);
  const promos = await listPromos(database, 'en', clock.now());
  const lotteries = await listLotteries(database, clock.now());
  const addresses = [
    ...ownPages.map((path) => ({ path })),
    ...content,
    ...index.collections(nothingBlocked).map(({ id }) => ({ path: pathOfCategory(id) })),
    ...index.providers(nothingBlocked).map(({ id }) => ({ path: `/producers/${id}` })),
    ...lotteries.data.map(({ identifier }) => ({ path: `/lottery/${identifier}` })),
    ...promos.data.map(({ slug }) => ({ path: `/promo/${slug}` })),
    ...tournaments
      .filter(
        ({ group_ids: groups, frontend_identifier: name }) =>
          groups.length === 0 && isShownToAll(name) && tournamentKind(name) === 'tournament',
      )
      .map(({ id }) => ({ path: `/tournaments/${id}` })),
    ...index.all
      .filter(({ game }) => game.has_demo_mode)
      .map(({ game }) => ({ path: `/play/${game.provider}/${game.seo_title}?mode=demo` })),
  ];
  const { closed } = await configsOf(platform).get('manage-promotion-pages');
  return [...new Map(addresses.filter(({ path }) => !closed.includes(path)).map((address) => [address.path, address])).values()];
}
