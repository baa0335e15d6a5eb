export type TournamentKind = 'tournament' | 'quest' | 'achievement';

/** The kind of a tournament, by its frontend_identifier (TOUR-001). */
export function tournamentKind(identifier: string): TournamentKind {
  if (identifier.includes('quest')) return 'quest';
  return identifier.includes('achievement') ? 'achievement' : 'tournament';
}

/** Whether lists hide it from everybody (TOUR-001). */
export function isHiddenTournament(identifier: string): boolean {
  return identifier.includes('nonvisible');
}

/** Whether it's a quest for testing (QUEST-004). */
export function isTestQuest(identifier: string): boolean {
  return tournamentKind(identifier) === 'quest' && identifier.includes('ffc');
}

/** Whether lists show it to everybody, and its news is sent to everybody. */
export function isShownToAll(identifier: string): boolean {
  return !isHiddenTournament(identifier) && !isTestQuest(identifier);
}

interface GroupedQuest {
  frontend_identifier: string;
  group_ids: readonly number[];
}

/**
 * The quests that a player of these groups sees (QUEST-004). A quest without groups is for everybody; test quests show
 * only if they are enabled.
 */
export function visibleQuests<Q extends GroupedQuest>(
  quests: readonly Q[],
  viewer: { groups: readonly number[]; seesTestQuests: boolean },
): Q[] {
  return quests.filter(
    ({ frontend_identifier: identifier, group_ids }) =>
      tournamentKind(identifier) === 'quest' &&
      !isHiddenTournament(identifier) &&
      (viewer.seesTestQuests || !isTestQuest(identifier)) &&
      (group_ids.length === 0 || group_ids.some((group) => viewer.groups.includes(group))),
  );
}
