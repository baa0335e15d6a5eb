import { useSuspenseQuery } from '@tanstack/react-query';
import type { Tournament } from '#contract/fields/tournament';
import { type TournamentTab, tournamentsOfTab } from '#rules/competitions/tournament-tabs';
import { useFlag } from '../../platform/config/flags';
import { useSession } from '../../platform/session';
import { useStart } from '../../platform/presence/use-now';
import { liveTournamentsQuery, tournamentsQuery } from './tournaments/tournament-queries';

/** What a tab of /tournaments lists for the visitor, by the dates when the page opened; `isLive` follows the boards. */
export function useListed(tab: TournamentTab, isLive = false): Tournament[] {
  const { player } = useSession();
  const now = useStart();
  const seesTestQuests = useFlag('test-quests');
  const { data } = useSuspenseQuery(isLive ? liveTournamentsQuery(seesTestQuests) : tournamentsQuery(seesTestQuests));
  return tournamentsOfTab(tab, data.data, { groups: player?.groups ?? [], seesTestQuests }, now);
}
