import type { SteppedRound } from '#rules/games/stepped-round';
import { isStepped } from '#rules/games/play-choice';
import { callFunction } from '#server/database/call-function';
import type { Database, Queries } from '#server/database/connection';
import type { Balance } from '#server/database/ledger';

/** A stored round, multi-step or not. */
export interface StoredRound {
  state: 'open' | 'settled' | 'rolled_back';
  kept: object;
}

/** A round of this player in this game; null if there isn't one. */
export async function readRound(
  queries: Queries,
  { player, game, round }: { player: number; game: string; round: string },
): Promise<StoredRound | null> {
  const row = await queries
    .selectFrom('rounds')
    .select(['state', 'outcome'])
    .where('id', '=', round)
    .where('player_id', '=', player)
    .where('game_identifier', '=', game)
    .executeTakeFirst();
  return row ? { state: row.state, kept: row.outcome as object } : null;
}

interface Act {
  tokenHash: Buffer;
  key: string;
  bodyHash: Buffer;
  round: string;
  /** How many acts came before it. */
  number: number;
  stake: number;
  kept: SteppedRound;
  win: number;
  /** The counted part of the stake, in the format of the function counted_stake. */
  terms: object;
}

/** Commits one act with its stake, once per key. Refuses like the function act_in_round. */
export async function commitAct(database: Database, act: Act): Promise<{ kept: SteppedRound; balance: Balance }> {
  const { outcome, balance } = await callFunction<{ outcome: object; balance: Balance }>(database, 'act_in_round', [
    act.tokenHash,
    act.key,
    act.bodyHash,
    act.round,
    act.number,
    act.stake,
    act.kept,
    act.win,
    act.terms,
  ]);
  if (!isStepped(outcome)) throw new TypeError(`round ${act.round} isn't a multi-step round`);
  return { kept: outcome, balance };
}
