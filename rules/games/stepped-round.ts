import type { Act, Choice, SteppedOutcome } from '#contract/fields/game-outcome';

/** An act with when it was done, in milliseconds from the start of its round. */
export type DoneAct = Act & { at_ms: number };

/**
 * A multi-step round, whole: what was drawn at its start and what has been done since. Everything about it
 * follows from this by rules, so it can be derived again at any time, and nothing is ever drawn twice. Players see
 * `outcomeOf` of it only.
 */
export interface SteppedRound<C extends Choice = Choice> {
  kind: C['game'];
  /** What was staked at the start, in minor units. */
  base_cents: number;
  choice: C;
  /** Mines, the end of a curve, or the cards in their order. */
  secret: number[];
  acts: DoneAct[];
  /** When it began, epoch ms by the server's clock. */
  started_at: number;
  /** Nothing has been decided by the player yet and nothing is risked by leaving: its stake is given back in time. */
  is_untouched: boolean;
}

/** What the rules of one game say about its rounds. `elapsed` is in milliseconds from the start. */
export interface SteppedRules<C extends Choice> {
  /** What the player may see. */
  outcomeOf(round: SteppedRound<C>, elapsed: number): SteppedOutcome;
  /** What the round pays if its player does nothing more, by the rules that are stated. */
  leftAloneOf(round: SteppedRound<C>): number;
  /** What an act stakes besides, in minor units; null where it isn't allowed now. */
  stakeOf(round: SteppedRound<C>, act: Act, elapsed: number): number | null;
}
