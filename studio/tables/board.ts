import type { Choice, GameOutcome } from '#contract/fields/game-outcome';
import type { StudioKey } from '../text/texts';
import type { Turns } from '../shell/turns';

/** The parts of a game that its board uses. */
export interface Around {
  /** The choice has changed. */
  refresh(): void;
  /** The chosen stake, in minor units. */
  stake(): number;
  /** Whether rounds start automatically, so that they must not move the focus. */
  isAutomatic(): boolean;
  /** Announces something within a round. */
  say(words: string): void;
}

/** The context in which a board shows a round. */
export interface Showing {
  isResumed: boolean;
  turns: Turns;
}

/** The part of a game with a choice that differs by kind of game: its controls, and the display and play of a round. */
export interface Board {
  readonly node: HTMLElement;
  /** The controls for the choice before a round. */
  readonly panel: HTMLElement;
  /** The controls for acts within a round, which replace the stake's while it's running. Null if there are no acts. */
  readonly acts: HTMLElement | null;
  readonly playLabel: StudioKey;
  /** The current choice; null while it's incomplete. */
  choice(): Choice | null;
  /** Sets the choice of a replayed round; absent if showing the round sets it. */
  choose?(outcome: GameOutcome): void;
  /** The number of stakes in a bet. */
  stakes(): number;
  /** The cost of a round in words, if it differs from the stake. */
  costWords?(): string[];
  /** Disables the choice while a round is running. */
  lock(isLocked: boolean): void;
  /** The stake is placed and the response is pending. */
  begin(): void;
  /** Shows a round to its end, playing the steps of a multi-step round. */
  show(outcome: GameOutcome, showing: Showing): Promise<GameOutcome>;
  /** The description of a finished round, which precedes the win. */
  words(outcome: GameOutcome): string;
  /** An addition to the announcement, before these words: a description of the picture. */
  spoken?(outcome: GameOutcome): string;
  /** The game's own part of the rules. */
  rules(): Node[];
  /** The exact return of the current choice, and its payout in hundredths if it has a single one. */
  chosen(): { rtp: number; times: number | null; label?: string } | null;
}
