import type { GameOutcome } from '#contract/fields/game-outcome';
import type { LiveAct, LiveBet, LiveMark, LiveSeen } from '#contract/fields/live';
import type { Dice } from '../../dice';
import type { StakeDecision } from '../stakes';

/**
 * The rules of one live table: everything in which tables differ. They're pure; phases, money, streams and storage are shared.
 * `Drawn` is the shared draw of a round, stored as JSON; amounts are in minor units, and `unit` is the currency's coin.
 */
export interface LiveRules<Drawn extends object = object> {
  /** Whether the duration and the result are secret while the round is played. */
  isHidden?: boolean;
  /** Validates one player's bets in a round; `stake` is their sum. */
  checkBets(bets: readonly LiveBet[], unit: number): StakeDecision;
  /** How much of the bets is at risk (GIFT-008). */
  atRisk(bets: readonly LiveBet[]): number;
  /** The smallest and the highest stake of a round. */
  limits(unit: number): { least: number; most: number };
  /** Draws the round. The dice are committed: the same seed and round give the same draw. */
  draw(dice: Dice): Drawn;
  /** How long the outcome is shown before bets are paid, in milliseconds. */
  playMs(drawn: Drawn): number;
  /** The public outcome `elapsed` milliseconds into `playing`; null while it's still secret. After that phase, `elapsed` is infinite. */
  seenOf(drawn: Drawn, elapsed: number): LiveSeen | null;
  /** The result as text, for verifying the draw. */
  resultOf(drawn: Drawn): string;
  /** The result in short, for the list of recent results. */
  markOf(drawn: Drawn): LiveMark;
  /** Whether a published result matches the draw, for tables whose result also depends on acts; without it, `resultOf` is compared. */
  confirms?(drawn: Drawn, result: string): boolean;
  /** Set for a table whose round waits for its players. */
  turns?: LiveTurns<Drawn>;
  /** One player's outcome, as the history of rounds stores it. */
  settle(bets: readonly LiveBet[], drawn: Drawn, acts: readonly LiveAct[]): GameOutcome;
}

/**
 * A round that advances one act at a time: the owner of a spot decides for it within `playMs`, and without a decision the round
 * moves on. Each spot `seat-…` has one player; spots `behind-…` follow it.
 */
export interface LiveTurns<Drawn extends object> {
  /** The drawn round with the taken spots, before any act. */
  begin(drawn: Drawn, taken: readonly string[]): Drawn;
  /** How many acts there have been, which distinguishes two that arrive together. */
  number(drawn: Drawn): number;
  /** Performs an act on a spot; returns also its additional stake as a multiple of the spot's first one. Null if it isn't allowed now. */
  act(drawn: Drawn, spot: string, kind: string): { drawn: Drawn; stakes: number } | null;
  /** The round after the time for an act has passed; null if no act is awaited, so that bets are paid. */
  pass(drawn: Drawn): Drawn | null;
}

/** The result text for verifying: the one that these dice draw, or the published one if they confirm it. */
export function resultFrom(rules: LiveRules, dice: Dice, published: string): string {
  const drawn = rules.draw(dice);
  return rules.confirms?.(drawn, published) ? published : rules.resultOf(drawn);
}
