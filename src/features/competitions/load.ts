import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { type TournamentTab, tournamentsOfTab } from '#rules/competitions/tournament-tabs';
import { CallFailed } from '../../platform/api/refusal';
import { isOn, isOnFor } from '../../platform/config/flags';
import { ofPlayer } from '../../platform/of-player';
import { session } from '../../platform/session';
import type { RefusalCode } from '#contract/refusals';
import { lotteriesQuery, lotteryQuery, lotteryStatusQuery, ticketPointsQuery } from './lotteries';
import { promoQuery, promosQuery, promoSubscriptionQuery } from './promos';
import { tournamentQuery, tournamentsQuery, tournamentStatusQuery } from './tournaments';

/** Loads a tab of /tournaments; without a page of lotteries that tab leads to all (ROUTE-012). */
export async function loadTab(queryClient: QueryClient, tab: TournamentTab): Promise<void> {
  const hasLotteries = await isOnFor(queryClient, 'lotteries');
  if (tab === 'lotteries' && !hasLotteries) throw redirect({ to: '/tournaments/all' });
  await Promise.all([queryClient.ensureQueryData(tournamentsQuery()), hasLotteries ? queryClient.ensureQueryData(lotteriesQuery()) : null]);
}

/** Loads the quests and answers the title of the one that an address names, as whoever is here sees it; undefined for the list of them. */
export async function loadQuest(queryClient: QueryClient, slug: string | undefined): Promise<string | undefined> {
  await loadTab(queryClient, 'actions');
  const { data } = await queryClient.ensureQueryData(tournamentsQuery());
  const viewer = { groups: session.player?.groups ?? [], seesTestQuests: isOn(queryClient, 'test-quests') };
  const seen = (['actions', 'archive'] as const).flatMap((tab) => tournamentsOfTab(tab, data, viewer, Date.now()));
  const quest = seen.find(({ frontend_identifier: identifier }) => parseQuestIdentifier(identifier).slug === slug);
  if (quest) await ofPlayer(() => [queryClient.ensureQueryData(tournamentStatusQuery(String(quest.id)))]);
  return quest?.title;
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

/** One tournament, and where the player stands in it; throws notFound. */
export const loadTournament = (queryClient: QueryClient, id: string) =>
  withOwn(orNotFound(queryClient.ensureQueryData(tournamentQuery(id)), 'tournament_not_found'), () => [queryClient.ensureQueryData(tournamentStatusQuery(id))]);

/** One lottery, with what the player holds of it; throws notFound. */
export const loadLottery = (queryClient: QueryClient, slug: string) =>
  withOwn(orNotFound(queryClient.ensureQueryData(lotteryQuery(slug)), 'lottery_not_found'), () => [
    queryClient.ensureQueryData(lotteryStatusQuery(slug)),
    queryClient.ensureQueryData(ticketPointsQuery()),
  ]);

/** One promotion, and whether the player hears of it; throws notFound. */
export const loadPromo = (queryClient: QueryClient, slug: string) =>
  withOwn(orNotFound(queryClient.ensureQueryData(promoQuery(slug)), 'promo_not_found'), () => [queryClient.ensureQueryData(promoSubscriptionQuery(slug))]);
