import type { GameCard } from '#contract/fields/game';
import type { Tournament } from '#contract/fields/tournament';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { tournamentScope } from '#rules/competitions/tournament-scope';
import { visibleGames } from '../games/lists/favorites';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { cardOf } from '../games/game/present-game';
import type { Leader, TournamentRow } from './store';

const SHOWN_PLACES = 3;
const SHOWN_GAMES = 16;
const nobody: ReadonlySet<string> = new Set();

/** A tournament as the contract declares it (TOUR-001, TOUR-002). */
export function presentTournament(row: TournamentRow, leaders: readonly Leader[], now: Date): Tournament {
  const { frontend_identifier, start_at, end_at, games, ...rest } = row;
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
    scope: tournamentScope(games && visibleGames(gamesCatalogue().index, games, nobody)),
    top_players: leaders.slice(0, SHOWN_PLACES).map(({ award_place, nickname }) => ({ award_place, nickname })),
  };
}

/** Games that count in a tournament, without those of providers that the caller may not see; the best of all where all count. */
export function gamesOf({ games }: Pick<TournamentRow, 'games'>, blocked: ReadonlySet<string>): GameCard[] {
  const { index } = gamesCatalogue();
  const shown = visibleGames(index, games ?? index.inCategory('top').map(({ game }) => game.identifier), blocked);
  return shown.slice(0, SHOWN_GAMES).map(cardOf);
}
