import type { Queries, Transaction } from '#server/database/connection';

/** How long before the start participants are reminded. */
export const SOON_MS = 30 * 60 * 1000;

/** Players notified per run; the next minute takes the rest. */
const A_TURN = 500;

/** Participants of tournaments that start soon who weren't notified. */
export function startingSoon(queries: Queries, now: Date) {
  return queries
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament_id')
    .select(['tournament_id', 'player_id', 'title', 'frontend_identifier', 'start_at'])
    .where('told_soon', '=', false)
    .where('start_at', '>', now)
    .where('start_at', '<=', new Date(now.getTime() + SOON_MS))
    .orderBy('tournament_id')
    .orderBy('player_id')
    .limit(A_TURN)
    .execute();
}

/** Records that a participant was notified of the start; changes nothing if they were. */
export function markNotifiedSoon(transaction: Transaction, tournament: number, player: number) {
  return transaction
    .updateTable('tournament_players')
    .set({ told_soon: true })
    .where('tournament_id', '=', tournament)
    .where('player_id', '=', player)
    .where('told_soon', '=', false)
    .executeTakeFirst();
}

/** The participants of a tournament. */
export function participantsOf(transaction: Transaction, tournament: number) {
  return transaction
    .selectFrom('tournament_players')
    .select('player_id')
    .where('tournament_id', '=', tournament)
    .orderBy('player_id')
    .execute();
}

/** What a tournament's notifications contain. */
export function findTournamentOf(queries: Queries, id: number) {
  return queries.selectFrom('tournaments').select(['frontend_identifier', 'title', 'end_at']).where('id', '=', id).executeTakeFirst();
}

/** Records that a participant was notified of a status; changes nothing if they were. */
export function markNotifiedStatus(transaction: Transaction, status: 'future' | 'active' | 'archive', id: number, player: number) {
  return transaction
    .updateTable('tournament_players')
    .set({ told_status: status })
    .where('tournament_id', '=', id)
    .where('player_id', '=', player)
    .where('told_status', '<>', status)
    .where('told_status', '<>', 'archive')
    .executeTakeFirst();
}
