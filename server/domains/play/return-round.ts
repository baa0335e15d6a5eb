import { writeAudit } from '#server/database/audit-store';
import type { Queries, Transaction } from '#server/database/connection';
import { rollbackRound, type RoundResponse } from '#server/database/ledger';
import { takeTurn } from '#server/database/player-lock';
import { refuse } from '#server/plugins/refusals';
import { oldestOpenRounds, playerOfRound, stateOfRound } from './rounds-store';

interface Return {
  round: string;
  reason: string;
  /** The operator who decides. */
  by: string;
}

/** Open rounds, oldest first, up to a number, with their outcomes; amounts in minor units. */
export function openRounds(queries: Queries) {
  return oldestOpenRounds(queries);
}

/** Thrown if a round won more than its stake: the win is the player's, and is credited automatically. */
export class RoundWon extends Error {}

/**
 * Returns the stake of an open round, once, and records the operator and the reason: for a game that malfunctions. The player's history
 * shows the returned stake. Refuses with round_not_found, round_closed (settled or already returned), money_stopped; throws RoundWon if the
 * player would lose by it.
 */
export async function returnRound(transaction: Transaction, { round, reason, by }: Return): Promise<RoundResponse> {
  const found = await playerOfRound(transaction, round);
  if (!found) throw refuse('round_not_found');
  const { player_id } = found;
  await takeTurn(transaction, player_id);
  const { state, stake, win, is_free } = await stateOfRound(transaction, round);
  if (state === 'rolled_back') throw refuse('round_closed');
  if (win > (is_free ? 0 : stake))
    throw new RoundWon(`Round ${round} won more than its stake. It will be settled automatically and the player keeps the win.`);
  const response = await rollbackRound(transaction, round);
  await writeAudit(transaction, { actor: by, player_id, kind: 'round_returned', details: { round, reason } });
  return response;
}
