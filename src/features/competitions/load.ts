import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/call';
import { type getTournament, getTournaments } from '#contract/calls/competitions';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { type TournamentTab, tournamentsOfTab } from '#rules/competitions/tournament-tabs';
import { queryOf } from '../../platform/api/query';
import { CallFailed } from '../../platform/api/refusal';
import { isOn, isOnFor } from '../../platform/config/flags';
import { isDrawing } from '../../platform/is-drawing';
import { leaveToWindow } from '../../platform/leave-to-window';
import { ofPlayer } from '../../platform/of-player';
import { isUnconfirmed, session } from '../../platform/session';
import type { RefusalCode } from '#contract/refusals';
import { lotteriesQuery, lotteryQuery, lotteryStatusQuery, ticketPointsQuery } from './lotteries';
import { promoQuery, promosQuery, promoSubscriptionQuery } from './promos';
import { recentTournamentsQuery, tournamentQuery, tournamentsQuery, tournamentStatusQuery } from './tournaments';

/** Loads a tab of /tournaments; without a page of lotteries that tab leads to all (ROUTE-012). */
export async function loadTab(queryClient: QueryClient, tab: TournamentTab): Promise<void> {
  const hasLotteries = await isOnFor(queryClient, 'lotteries');
  if (tab === 'lotteries' && !hasLotteries) {
    leaveToWindow();
    throw redirect({ to: '/tournaments/all' });
  }
  await Promise.all([queryClient.ensureQueryData(tournamentsQuery()), hasLotteries ? queryClient.ensureQueryData(lotteriesQuery()) : null]);
}

/** Whether some visitor sees a quest under a slug: a member of its groups, or a tester. */
async function isSomebodysQuest(queryClient: QueryClient, slug: string): Promise<boolean> {
  const query = queryOf(getTournaments, { query: { tests: 'true' } });
  const { data } = await queryClient.ensureQueryData(query);
  // The document carries what its page has read: of quests for testing it says nothing.
  queryClient.removeQueries({ queryKey: query.queryKey });
  return data.some(({ frontend_identifier: identifier }) => tournamentKind(identifier) === 'quest' && parseQuestIdentifier(identifier).slug === slug);
}

/**
 * Loads the quests and returns the title of the one that an address names, as the visitor sees it; undefined for the
 * list of them. Throws notFound where the visitor sees no such quest (ROUTE-017).
 */
export async function loadQuest(queryClient: QueryClient, slug: string | undefined): Promise<string | undefined> {
  await loadTab(queryClient, 'actions');
  const { data } = await queryClient.ensureQueryData(tournamentsQuery());
  const viewer = { groups: session.player?.groups ?? [], seesTestQuests: isOn(queryClient, 'test-quests') };
  const seen = (['actions', 'archive'] as const).flatMap((tab) => tournamentsOfTab(tab, data, viewer, Date.now()));
  if (slug === undefined) return undefined;
  const quest = seen.find(({ frontend_identifier: identifier }) => parseQuestIdentifier(identifier).slug === slug);
  if (!quest) {
    if (isDrawing && (await isSomebodysQuest(queryClient, slug))) leaveToWindow();
    if (!isDrawing && session.status !== 'player' && isUnconfirmed()) throw new CallFailed('no_answer', '', 0);
    throw notFound();
  }
  await ofPlayer(() => [queryClient.ensureQueryData(tournamentStatusQuery(String(quest.id)))]);
  return quest.title;
}

/** Loads the boards that run and those that ended last. */
export async function loadBoards(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(tournamentsQuery()), queryClient.ensureQueryData(recentTournamentsQuery())]);
}

/** Loads what runs now in every kind: promotions, tournaments, lotteries. */
export async function loadPromotions(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(promosQuery()), loadTab(queryClient, 'root')]);
}

/** What does not exist has no page; anything else that went wrong stays what it is. */
async function orNotFound<T>(loading: Promise<T>, code: RefusalCode): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw error instanceof CallFailed && (error.code === code || error.code === 'bad_input') ? notFound() : error;
  }
}

/** What a page is about, and beside it what the player has of it. */
async function withOwn<T>(loading: Promise<T>, load: () => readonly Promise<unknown>[]): Promise<T> {
  const [found] = await Promise.all([loading, ofPlayer(load)]);
  return found;
}

/** One tournament by its id or frontend identifier, and where the player stands in it; throws notFound (ROUTE-013). */
export async function loadTournament(queryClient: QueryClient, slug: string): Promise<AnswerOf<typeof getTournament>> {
  const found = await orNotFound(queryClient.ensureQueryData(tournamentQuery(slug)), 'tournament_not_found');
  await ofPlayer(() => [queryClient.ensureQueryData(tournamentStatusQuery(String(found.tournament.id)))]);
  return found;
}

/** One lottery, with what the player holds of it; throws notFound. */
export const loadLottery = (queryClient: QueryClient, slug: string) =>
  withOwn(orNotFound(queryClient.ensureQueryData(lotteryQuery(slug)), 'lottery_not_found'), () => [
    queryClient.ensureQueryData(lotteryStatusQuery(slug)),
    queryClient.ensureQueryData(ticketPointsQuery()),
  ]);

/** One promotion, and whether the player hears of it; throws notFound. */
export const loadPromo = (queryClient: QueryClient, slug: string) =>
  withOwn(orNotFound(queryClient.ensureQueryData(promoQuery(slug)), 'promo_not_found'), () => [queryClient.ensureQueryData(promoSubscriptionQuery(slug))]);
