import type { GameOutcome } from '#contract/fields/game-outcome';

/** A round that was played to its end. Amounts are in minor units; a gift's round stakes nothing, a jackpot is part of the win. */
export interface PlayedRound {
  outcome: GameOutcome;
  stake_cents: number;
  win_cents: number;
  has_jackpot: boolean;
  /** Whether a call had no response and the player repeated it. */
  wasInterrupted: boolean;
}
