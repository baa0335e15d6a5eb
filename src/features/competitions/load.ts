import { notFound } from '@tanstack/react-router';
import type { ResponseOf } from '#contract/call';
import { type getTournament, getTournaments } from '#contract/calls/competitions';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { tournamentsOfTab } from '#rules/competitions/tournament-tabs';
import type { AppContext } from '../../platform/context/app-context';
import { queryOf } from '../../platform/api/query';
import { CallFailed } from '../../platform/api/refusal';
import { isOn, isOnFor } from '../../platform/config/flags';
import { isServer } from '../../platform/context/is-server';
import { deferToBrowser } from '../../platform/hydration/defer-to-browser';
import { loadPlayerReads } from '../../platform/reads/player-reads';
import { isUnconfirmed } from '../../platform/session';
import type { RefusalCode } from '#contract/refusals';
import { lotteriesQuery, lotteryQuery, lotteryStatusQuery, ticketPointsQuery } from './lotteries/lottery-queries';
import { promoQuery, promosQuery, promoSubscriptionQuery } from './promos/promo-queries';
import { recentTournamentsQuery, tournamentQuery, tournamentsQuery, tournamentStatusQuery } from './tournaments/tournament-queries';

/** Loads what the tabs of /tournaments list; the lotteries only while their page is enabled. */
export async function loadTournaments(app: AppContext): Promise<void> {
  const hasLotteries = await isOnFor(app, 'lotteries');
  await Promise.all([
    app.queryClient.ensureQueryData(tournamentsQuery(isOn(app, 'test-quests'))),
    hasLotteries ? app.queryClient.ensureQueryData(lotteriesQuery()) : null,
  ]);
}

/** Whether any visitor may see a quest with a slug, such as a member of its groups or a tester. */
async function isSomebodysQuest({ queryClient }: AppContext, slug: string): Promise<boolean> {
  const query = queryOf(getTournaments, { query: { tests: 'true' } });
  const { data } = await queryClient.ensureQueryData(query);
  // The document carries the page's reads, but must not contain test quests.
  queryClient.removeQueries({ queryKey: query.queryKey });
  return data.some(
    ({ frontend_identifier: identifier }) => tournamentKind(identifier) === 'quest' && parseQuestIdentifier(identifier).slug === slug,
  );
}

/**
 * Loads the quests and returns the title of the one in an address, as the visitor sees it; undefined for the
 * list of them. Throws notFound if the visitor can't see such a quest (ROUTE-017).
 */
export async function loadQuest(app: AppContext, slug: string | undefined): Promise<string | undefined> {
  await loadTournaments(app);
  const { data } = await app.queryClient.ensureQueryData(tournamentsQuery(isOn(app, 'test-quests')));
  const viewer = { groups: app.session.player?.groups ?? [], seesTestQuests: isOn(app, 'test-quests') };
  const seen = (['actions', 'archive'] as const).flatMap((tab) => tournamentsOfTab(tab, data, viewer, Date.now()));
  if (slug === undefined) return undefined;
  const quest = seen.find(({ frontend_identifier: identifier }) => parseQuestIdentifier(identifier).slug === slug);
  if (!quest) {
    if (isServer && (await isSomebodysQuest(app, slug))) deferToBrowser();
    if (!isServer && app.session.status !== 'player' && isUnconfirmed()) throw new CallFailed('no_response', '', 0);
    throw notFound();
  }
  await loadPlayerReads(app, () => [app.queryClient.ensureQueryData(tournamentStatusQuery(String(quest.id)))]);
  return quest.title;
}

/** Loads the running boards and those that ended last. */
export async function loadBoards(app: AppContext): Promise<void> {
  await Promise.all([
    app.queryClient.ensureQueryData(tournamentsQuery(isOn(app, 'test-quests'))),
    app.queryClient.ensureQueryData(recentTournamentsQuery()),
  ]);
}

/** Loads everything that's running: promotions, tournaments, lotteries. */
export async function loadPromotions(app: AppContext): Promise<void> {
  await Promise.all([app.queryClient.ensureQueryData(promosQuery(app.language.locale)), loadTournaments(app)]);
}

/** Turns the refusal for a nonexistent one into notFound; any other error is rethrown. */
async function orNotFound<T>(loading: Promise<T>, code: RefusalCode): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof CallFailed && (error.code === code || error.code === 'bad_input') ? notFound() : error;
  }
}

/** Loads a page's content and, in parallel, the player's own data for it. */
async function withOwn<T>(app: AppContext, loading: Promise<T>, load: () => readonly Promise<unknown>[]): Promise<T> {
  const [found] = await Promise.all([loading, loadPlayerReads(app, load)]);
  return found;
}

/** Loads a tournament by its id or frontend identifier, and the player's standing in it; throws notFound (ROUTE-013). */
export async function loadTournament(app: AppContext, slug: string): Promise<ResponseOf<typeof getTournament>> {
  const found = await orNotFound(app.queryClient.ensureQueryData(tournamentQuery(slug)), 'tournament_not_found');
  await loadPlayerReads(app, () => [app.queryClient.ensureQueryData(tournamentStatusQuery(String(found.tournament.id)))]);
  return found;
}

/** Loads a lottery and the player's tickets; throws notFound. */
export const loadLottery = (app: AppContext, slug: string) =>
  withOwn(app, orNotFound(app.queryClient.ensureQueryData(lotteryQuery(slug)), 'lottery_not_found'), () => [
    app.queryClient.ensureQueryData(lotteryStatusQuery(slug)),
    app.queryClient.ensureQueryData(ticketPointsQuery()),
  ]);

/** Loads a promotion, and whether the player is subscribed to it; throws notFound. */
export const loadPromo = (app: AppContext, slug: string) =>
  withOwn(app, orNotFound(app.queryClient.ensureQueryData(promoQuery(app.language.locale, slug)), 'promo_not_found'), () => [
    app.queryClient.ensureQueryData(promoSubscriptionQuery(slug)),
  ]);
