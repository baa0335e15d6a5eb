import type { Act, Choice, SteppedOutcome } from '#contract/fields/game-outcome';

/** An act with its time, in milliseconds from the start of its round. */
export type DoneAct = Act & { at_ms: number };

/**
 * A complete multi-step round: its initial draw and the acts so far. Everything else
 * is derived from this by the rules, so nothing is ever drawn twice. Players only see its
 * `outcomeOf`.
 */
export interface SteppedRound<C extends Choice = Choice> {
  kind: C['game'];
  /** The initial stake, in minor units. */
  base_cents: number;
  choice: C;
  /** The mines, the end of a crash, or the cards in order. */
  secret: number[];
  acts: DoneAct[];
  /** When it began, epoch ms by the server's clock. */
  started_at: number;
  /** The player has made no decision yet and risks nothing by leaving: the stake is returned later. */
  is_untouched: boolean;
}

/** The rules of one game's multi-step rounds. `elapsed` is in milliseconds from the start. */
export interface SteppedRules<C extends Choice> {
  /** The part of the round that the player may see. */
  outcomeOf(round: SteppedRound<C>, elapsed: number): SteppedOutcome;
  /** What the round pays without further acts, by the published rules. */
  leftAloneOf(round: SteppedRound<C>): number;
  /** The additional stake of an act, in minor units; null if it isn't allowed now. */
  stakeOf(round: SteppedRound<C>, act: Act, elapsed: number): number | null;
}
