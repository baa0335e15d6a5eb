import type { RoundPolicy } from '#rules/games/play-policy';
import { callFunction } from '#server/database/call-function';
import type { Queries } from '#server/database/connection';
import type { RoundResponse } from '#server/database/ledger';
import type { WagerIntent } from '#server/ports/game-engine';

/** A decided round, for the launch of a token. */
interface Wagered extends WagerIntent {
  tokenHash: Buffer;
  round: string;
  stake: number;
  /** The stored form of the round, and its payout. */
  kept: object;
  win: number;
  /** The seed that drew the round, and the nonce. */
  drawn: { seed: string; nonce: number };
  policy: RoundPolicy;
}

/** Commits a round with its stake; `terms` says how much of the stake counts towards rewards. */
export function playRound(
  queries: Queries,
  wagered: Wagered,
  { jackpot, level, terms }: { jackpot: string | null; level: string | null; terms: object },
): Promise<RoundResponse> {
  const { tokenHash, key, bodyHash, round, stake, kept, win, policy, drawn } = wagered;
  return callFunction<RoundResponse>(queries, 'play_round', [
    tokenHash,
    key,
    bodyHash,
    round,
    stake,
    kept,
    win,
    jackpot,
    level,
    policy,
    terms,
    drawn.seed,
    drawn.nonce,
  ]);
}

/** Commits a free spin that a gift stakes. */
export function playFreeSpin(queries: Queries, wagered: Wagered, gift: string): Promise<RoundResponse> {
  const { tokenHash, key, bodyHash, round, stake, kept, win, policy, drawn } = wagered;
  return callFunction<RoundResponse>(queries, 'play_free_spin', [
    tokenHash,
    key,
    bodyHash,
    round,
    gift,
    stake,
    kept,
    win,
    policy,
    drawn.seed,
    drawn.nonce,
  ]);
}
