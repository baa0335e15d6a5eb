import type { GameOutcome } from '#contract/fields/game-outcome';
import type { LiveAct, LiveBet, LiveMark, LiveSeen } from '#contract/fields/live';
import type { Dice } from '../../dice';
import type { StakeDecision } from '../stakes';

/**
 * The rules of one live table: everything in which tables differ. Pure: phases, money, streams and storage are the same for all.
 * `Drawn` is what's drawn once for everybody, stored as JSON; amounts are in minor units, and `unit` is the currency's coin.
 */
export interface LiveRules<Drawn extends object = object> {
  /** While it's played, its end and its result are secret: watchers learn neither how long it lasts nor what comes. */
  isHidden?: boolean;
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
  /** Whether a published result is what was drawn, where the result depends on acts, too; else it's the text of `resultOf`. */
  confirms?(drawn: Drawn, result: string): boolean;
  /** Set for a table whose round waits for its players. */
  turns?: LiveTurns<Drawn>;
  /** One player's outcome, as the history of rounds stores it. */
  settle(bets: readonly LiveBet[], drawn: Drawn, acts: readonly LiveAct[]): GameOutcome;
}

/**
 * A round that goes on one act at a time: whoever has taken a spot decides for it within `playMs`, and without a decision the round
 * passes on. Each spot `seat-…` has one player; spots `behind-…` follow it.
 */
export interface LiveTurns<Drawn extends object> {
  /** The drawn round with the spots that have been taken, before anything is done. */
  begin(drawn: Drawn, taken: readonly string[]): Drawn;
  /** How many acts there have been, which distinguishes two that arrive together. */
  number(drawn: Drawn): number;
  /** Does an act on a spot, with how many times the spot's first stake it stakes besides. Null if it isn't allowed now. */
  act(drawn: Drawn, spot: string, kind: string): { drawn: Drawn; stakes: number } | null;
  /** The round once the time for an act has passed; null if it waits for none, so that bets are paid. */
  pass(drawn: Drawn): Drawn | null;
}

/** The text by which a published result is verified: that of what these dice draw, or the published one if they confirm it. */
export function resultFrom(rules: LiveRules, dice: Dice, published: string): string {
  const drawn = rules.draw(dice);
  return rules.confirms?.(drawn, published) ? published : rules.resultOf(drawn);
}
