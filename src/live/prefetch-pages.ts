import type { AnyRouter } from '@tanstack/react-router';
import type { ResponseOf } from '#contract/call';
import type { getLobby } from '#contract/calls/games/lobby';
import { HOUSE_PROVIDER } from '#rules/games/catalogue-providers';
import { newsQuery, pagesQuery } from '../features/content/pages';
import { lotteriesQuery } from '../features/competitions/lotteries/lottery-queries';
import { promosQuery } from '../features/competitions/promos/promo-queries';
import { tournamentsQuery } from '../features/competitions/tournaments/tournament-queries';
import { lobbyQuery } from '../features/games/lobby/lobby-page';
import { gameConfigQuery, gameQuery } from '../features/games/play/game-queries';
import { isOn } from '../platform/config/flags';
import type { AppContext } from '../platform/context/app-context';
import { whenStill } from '../platform/presence/activity';
import { limitsQuery } from '../features/limits/limits';

const DEMOS_AT_MOST = 6;
const TOURNAMENTS_AT_MOST = 4;
const LOTTERIES_AT_MOST = 2;
const PROMOS_AT_MOST = 4;
const ARTICLES_AT_MOST = 6;

const forAll = [
  '/pokies',
  '/live',
  '/tournaments',
  '/leaderboard',
  '/promotions',
  '/mystic-jackpots',
  '/rocket-mart',
  '/vip',
  '/aquanova-odyssey',
  '/action',
  `/producers/${HOUSE_PROVIDER}`,
];
const forPlayers = ['/exchange-comp-points', '/favorite-games', '/notifications', '/profile', '/profile/notifications'];

interface Prefetching {
  router: Pick<AnyRouter, 'preloadRoute'>;
  app: AppContext;
  isPlayer: boolean;
  /** Whether the connection is good enough for prefetching; it may turn slow meanwhile. */
  isLineFree: () => boolean;
}

/** The pages to prefetch: the shell's own, the lobby's categories and, for a player, the player's. */
function pagesOf({ rails }: ResponseOf<typeof getLobby>, isPlayer: boolean): string[] {
  return [...forAll, ...rails.map(({ id }) => `/categories/${id}`), ...(isPlayer ? forPlayers : [])];
}

/** The house's own games that the lobby shows first: their demos need only their own files and configuration. */
function demosOf({ rails }: ResponseOf<typeof getLobby>) {
  const own = rails.flatMap(({ games }) => games).filter((game) => game.provider === HOUSE_PROVIDER && game.has_demo_mode);
  const addresses = new Map(own.map(({ provider, seo_title }) => [seo_title, { provider, seo_title }]));
  return [...addresses.values()].slice(0, DEMOS_AT_MOST);
}

/** Running and upcoming tournaments. Their boards name the player's own place, so they're not prefetched for guests. */
async function tournamentsOf(app: AppContext): Promise<string[]> {
  const { data } = await app.queryClient.ensureQueryData(tournamentsQuery(isOn(app, 'test-quests')));
  const open = data.filter(({ status }) => status !== 'archive');
  return open.slice(0, TOURNAMENTS_AT_MOST).map(({ id }) => `/tournaments/${id}`);
}

/** Running and upcoming lotteries and promotions, and their pages; boards aren't prefetched for guests. */
async function campaignsOf({ queryClient, language }: AppContext, isPlayer: boolean): Promise<string[]> {
  const [lotteries, promos] = await Promise.all([
    queryClient.ensureQueryData(lotteriesQuery()),
    queryClient.ensureQueryData(promosQuery(language.locale)),
  ]);
  const open = lotteries.data.filter(({ status }) => status !== 'archive').slice(0, LOTTERIES_AT_MOST);
  const shown = promos.data.slice(0, PROMOS_AT_MOST);
  const places = shown
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/lottery/') || (isPlayer && path.startsWith('/tournaments/')));
  return [...open.map(({ identifier }) => `/lottery/${identifier}`), ...shown.map(({ slug }) => `/promo/${slug}`), ...places];
}

/** A player in need reads these first, so they're fetched before everything else. */
const forHelp: ReadonlySet<string> = new Set([
  '/responsible-gaming',
  '/self-check',
  '/terms-and-conditions',
  '/privacy-policy',
  '/complaints',
]);

/** The content pages that the visitor may open, such as the terms, those with help first (ROUTE-018). */
async function contentOf({ queryClient, language }: AppContext, isPlayer: boolean): Promise<string[]> {
  const { data } = await queryClient.ensureQueryData(pagesQuery(language.locale));
  return data
    .filter(({ pageType, hidden, membersOnly }) => pageType === 'static' && !hidden && (isPlayer || !membersOnly))
    .map(({ path }) => path)
    .toSorted((one, other) => Number(forHelp.has(other)) - Number(forHelp.has(one)));
}

/** The list of articles and the latest of them (CMS-006). */
async function articlesOf({ queryClient, language }: AppContext): Promise<string[]> {
  const { data } = await queryClient.ensureQueryData(newsQuery(language.locale, 1));
  return ['/news', ...data.slice(0, ARTICLES_AT_MOST).map(({ slug }) => `/news/${slug}`)];
}

/**
 * Prefetches the data of the shell's pages, one after the other and only while nobody uses the window, so that each opens offline even if
 * it was never visited (OFF-001). Failures are skipped. Returns whether it finished.
 */
export async function prefetchPages({ router, app, isPlayer, isLineFree }: Prefetching): Promise<boolean> {
  const { queryClient } = app;
  const lobby = await queryClient.ensureQueryData(lobbyQuery);
  const pages = [
    ...(await contentOf(app, isPlayer)),
    ...pagesOf(lobby, isPlayer),
    ...(await campaignsOf(app, isPlayer)),
    ...(await articlesOf(app)),
  ];
  if (isPlayer) pages.push(...(await tournamentsOf(app)));
  const steps = [
    ...pages.map((to) => () => router.preloadRoute({ to })),
    ...(isPlayer ? [() => queryClient.prefetchQuery(limitsQuery())] : []),
    ...demosOf(lobby).flatMap((address) => [
      () => queryClient.prefetchQuery(gameQuery(address)),
      () => queryClient.prefetchQuery(gameConfigQuery(address)),
    ]),
  ];
  for (const step of steps) {
    await whenStill();
    if (!isLineFree()) return false;
    await step();
  }
  return true;
}
