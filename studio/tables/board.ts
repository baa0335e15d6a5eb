import type { Choice, GameOutcome } from '#contract/fields/game-outcome';
import type { StudioKey } from '../text/texts';
import type { Turns } from '../shell/turns';

/** What a board needs from the game around it. */
export interface Around {
  /** Something was chosen. */
  refresh(): void;
  /** The stake that is chosen, in minor units. */
  stake(): number;
  /** Whether rounds start by themselves: then a round takes no focus. */
  isAutomatic(): boolean;
  /** Announces something within a round. */
  say(words: string): void;
}

/** What a round means to the board that shows it. */
export interface Showing {
  isResumed: boolean;
  turns: Turns;
}

/** What is special about a game with a choice: what it is chosen with, and how its round is shown and played. */
export interface Board {
  readonly node: HTMLElement;
  /** What is chosen before a round. */
  readonly panel: HTMLElement;
  /** What is done within a round; shown in place of the stake while one goes on. Null where nothing is. */
  readonly acts: HTMLElement | null;
  readonly playLabel: StudioKey;
  /** What is chosen now; null while it isn't complete. */
  choice(): Choice | null;
  /** Chooses what was chosen in a round that is shown again; absent where showing the round does that. */
  choose?(outcome: GameOutcome): void;
  /** How many times the stake is staked. */
  stakes(): number;
  /** What a round costs in words, where that isn't the stake alone. */
  costWords?(): string[];
  /** While a round goes on nothing is chosen. */
  lock(isLocked: boolean): void;
  /** The stake is placed and the answer is on its way. */
  begin(): void;
  /** Shows a round to its end, playing the steps of a multi-step round. */
  show(outcome: GameOutcome, showing: Showing): Promise<GameOutcome>;
  /** What is said of a round that is over, before what it won. */
  words(outcome: GameOutcome): string;
  /** What only the announcement says besides, before these words: what the picture shows. */
  spoken?(outcome: GameOutcome): string;
  /** The game's own part of the rules. */
  rules(): Node[];
  /** The exact return of what is chosen, and what it pays in hundredths where that is one figure. */
  chosen(): { rtp: number; times: number | null; label?: string } | null;
}
