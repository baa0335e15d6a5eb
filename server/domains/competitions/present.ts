import type { Tournament } from '#contract/fields/tournament';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import type { Leader, TournamentRow } from './store';

const SHOWN_PLACES = 3;

/** A tournament as the contract declares it (TOUR-001, TOUR-002). */
export function presentTournament(row: TournamentRow, leaders: readonly Leader[], now: Date): Tournament {
  const { frontend_identifier, start_at, end_at, games: _games, ...rest } = row;
  const span = { start_at: start_at.toISOString(), end_at: end_at.toISOString() };
  const status = tournamentStatus(span, now.getTime());
  const isQuest = tournamentKind(frontend_identifier) === 'quest';
  return {
    ...rest,
    ...span,
    frontend_identifier,
    status,
    in_progress: status === 'active',
    questSize: isQuest ? parseQuestIdentifier(frontend_identifier).size : null,
    top_players: leaders.slice(0, SHOWN_PLACES).map(({ award_place, nickname }) => ({ award_place, nickname })),
  };
}
