import { writeAudit } from '#server/database/audit-store';
import type { Queries, Transaction } from '#server/database/connection';
import { rollbackRound, type RoundAnswer } from '#server/database/ledger';
import { takeTurn } from '#server/database/player-lock';
import { refuse } from '#server/plugins/refusals';
import { oldestOpenRounds, playerOfRound, stateOfRound } from './rounds-store';

interface Return {
  round: string;
  reason: string;
  /** Who decides. */
  by: string;
}

/** Rounds that nobody has ended yet, the oldest first, so many at most, with what was decided; amounts in minor units. */
export function openRounds(queries: Queries) {
  return oldestOpenRounds(queries);
}

/** A round won more than its stake: the win is the player's, and comes to them by itself. */
export class RoundWon extends Error {}

/**
 * Gives the stake of an open round back, once, and notes who decided it and why: for a game that fails its players. The
 * history of the player says that the stake was returned. Refuses with round_not_found, round_closed (settled, or given
 * back before), money_stopped; throws RoundWon where the player would lose by it.
 */
export async function returnRound(transaction: Transaction, { round, reason, by }: Return): Promise<RoundAnswer> {
  const found = await playerOfRound(transaction, round);
  if (!found) throw refuse('round_not_found');
  const { player_id } = found;
  await takeTurn(transaction, player_id);
  const { state, stake, win, is_free } = await stateOfRound(transaction, round);
  if (state === 'rolled_back') throw refuse('round_closed');
  if (win > (is_free ? 0 : stake))
    throw new RoundWon(`Round ${round} won more than its stake. It will be settled automatically and the player keeps the win.`);
  const answer = await rollbackRound(transaction, round);
  await writeAudit(transaction, { actor: by, player_id, kind: 'round_returned', details: { round, reason } });
  return answer;
}
