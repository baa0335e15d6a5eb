import type { GameOutcome } from '#contract/fields/game-outcome';
import type { LiveBet, LiveMark, LiveSeen } from '#contract/fields/live';
import type { Dice } from '../../dice';
import type { StakeDecision } from '../stakes';

/** An act of a player while the outcome is shown, such as a cash-out; `at_ms` counts from the start of `playing`. */
export interface LiveAct {
  kind: string;
  spot: string;
  at_ms: number;
}

/**
 * The rules of one live table: everything in which tables differ. Pure: phases, money, streams and storage are the same for all.
 * `Drawn` is what's drawn once for everybody, stored as JSON; amounts are in minor units, and `unit` is the currency's coin.
 */
export interface LiveRules<Drawn extends object = object> {
  /** Whether these are bets that one player may place in a round together; `stake` is their sum. */
  checkBets(bets: readonly LiveBet[], unit: number): StakeDecision;
  /** How much of the bets is at risk (GIFT-008). */
  atRisk(bets: readonly LiveBet[]): number;
  /** The smallest and the highest stake of a round. */
  limits(unit: number): { least: number; most: number };
  /** Draws the round. The dice are committed: the same seed and round draw the same. */
  draw(dice: Dice): Drawn;
  /** How long the outcome is shown before bets are paid, in milliseconds. */
  playMs(drawn: Drawn): number;
  /** What everybody may see so many milliseconds into `playing`; null while it's still secret. After it, `elapsed` is infinite. */
  seenOf(drawn: Drawn, elapsed: number): LiveSeen | null;
  /** The result as a text, by which a draw is verified. */
  resultOf(drawn: Drawn): string;
  /** The result in short, for the list of the last ones. */
  markOf(drawn: Drawn): LiveMark;
  /** One player's outcome, as the history of rounds stores it. */
  settle(bets: readonly LiveBet[], drawn: Drawn, acts: readonly LiveAct[]): GameOutcome;
}
