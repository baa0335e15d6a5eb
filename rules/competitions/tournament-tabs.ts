import type { Tournament } from '#contract/fields/tournament';
import { isHiddenTournament, isTestQuest, type TournamentKind, tournamentKind } from './tournament-kind';
import { tournamentStatus } from './tournament-status';

/** The children of /tournaments (ROUTE-011); `root` is the page itself. */
export const tournamentTabs = ['root', 'all', 'producers', 'lotteries', 'actions', 'live', 'achievements', 'archive'] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

type Listed = Pick<Tournament, 'frontend_identifier' | 'group_ids' | 'scope' | 'status' | 'in_progress' | 'start_at' | 'end_at'>;

/** The viewer of a list: the groups of a player, and whether test quests show. */
export interface Viewer {
  groups: readonly number[];
  seesTestQuests: boolean;
}

const kindsOf: Partial<Record<TournamentTab, readonly TournamentKind[]>> = {
  root: ['tournament'],
  producers: ['tournament'],
  live: ['tournament'],
  lotteries: [],
  actions: ['quest'],
  achievements: ['achievement'],
};

const scopeOf: Partial<Record<TournamentTab, Listed['scope']>> = { producers: 'producer', live: 'live' };

/** What a tab of /tournaments lists for a viewer at `now`, epoch ms (ROUTE-011, ACH-001, QUEST-004); running ones first. */
export function tournamentsOfTab<T extends Listed>(tab: TournamentTab, tournaments: readonly T[], viewer: Viewer, now: number): T[] {
  const kinds = kindsOf[tab];
  const scope = scopeOf[tab];
  const shown = tournamentsNow(tournaments, now).filter(
    (tournament) =>
      isVisible(tournament, viewer) &&
      (kinds?.includes(tournamentKind(tournament.frontend_identifier)) ?? true) &&
      (scope === undefined || tournament.scope === scope) &&
      (tournament.status === 'archive') === (tab === 'archive'),
  );
  const ranks = { active: 0, future: 1, archive: 2 };
  return shown.toSorted((one, other) => ranks[one.status] - ranks[other.status]);
}

/** The tournaments with the state that their dates imply at `now`: a response may have been stored for hours (TOUR-002). */
export function tournamentsNow<T extends Listed>(tournaments: readonly T[], now: number): T[] {
  return tournaments.map((tournament) => {
    const status = tournamentStatus(tournament, now);
    return { ...tournament, status, in_progress: status === 'active' };
  });
}

function isVisible({ frontend_identifier, group_ids }: Listed, { groups, seesTestQuests }: Viewer): boolean {
  if (isHiddenTournament(frontend_identifier) || (isTestQuest(frontend_identifier) && !seesTestQuests)) return false;
  return group_ids.length === 0 || group_ids.some((group) => groups.includes(group));
}
