import type { StudioKey } from '../text/texts';
import type { LiveAct, LiveBet, LiveMark, LiveSeen, LiveTable, LiveTurnAct } from '#contract/fields/live';

/** A result in the list of the last ones: its text, its look, and its words. */
export interface ResultMark {
  face: string;
  look: string;
  words: string;
}

/** A row of the statistics: what it counts and the share of rounds in percent. */
export interface Share {
  words: string;
  look: string;
  percent: number;
}

/** What the player may do now with a bet that has been placed. */
export interface Offer extends Pick<LiveAct, 'kind' | 'spot'> {
  /** What the button shows, which may change as the outcome goes on, and its name. */
  face: string;
  words: string;
}

/** What the player does for a seat whose turn it is; `number` is how many acts came before it. */
export interface Turn {
  spot: string;
  kind: LiveTurnAct;
  number: number;
}

/** What one kind of live table adds to the screen: its picture, its spots, its words. Everything else is the same for all tables. */
export interface LiveBoard {
  /** The picture of the round. */
  readonly stage: HTMLElement;
  /** Where the outcome ends is a secret until bets are paid. */
  readonly isSecret?: boolean;
  /** What the top of the table says while the outcome is shown, if that isn't that it's drawn. */
  readonly playingKey?: StudioKey;
  /** What the player may do while the outcome is shown; null where there's nothing to do. */
  offer?(bets: readonly LiveBet[], acts: readonly LiveAct[]): Offer | null;
  /** The buttons of the player's own turn, at a table whose rounds wait for its players. */
  readonly acts?: HTMLElement;
  /** The handler of the acts that the player presses. */
  takeTurns?(onTurn: (turn: Turn) => void): void;
  /** An act is under way, or isn't any more. */
  wait?(isBusy: boolean): void;
  /** The table or the player's placed bets have changed: for a board that shows more of them than phases and outcomes. */
  follow?(table: LiveTable, own: readonly LiveBet[]): void;
  /** What the top of the table says while the outcome is shown, where that depends on the outcome. */
  phaseWords?(table: LiveTable): string | null;
  /** What an act came to, in words. */
  actWords?(act: Pick<LiveAct, 'at_ms'>): string;
  /** The board's own picture of the last results, in place of the row of marks. */
  readonly road?: HTMLElement;
  showRoad?(results: readonly LiveMark[]): void;
  /** The spots on which chips are placed. */
  readonly spots: HTMLElement;
  /** Shows chips on the spots. */
  show(bets: readonly LiveBet[]): void;
  lock(isLocked: boolean): void;
  /** Betting opens: the last round leaves the picture. */
  open(): void;
  /** Betting has closed: the round starts. */
  start(): void;
  /** Shows the outcome, in at most so many milliseconds; null while it's secret. Resolves when it can be read. */
  play(seen: LiveSeen | null, leftMs: number): Promise<void>;
  /** Shows an outcome without motion. */
  rest(seen: LiveSeen): void;
  /** Shows the last result when the table is opened, without motion and marks. */
  last(mark: LiveMark): void;
  /** What has been drawn, in words. */
  wordsOf(seen: LiveSeen): string;
  markOf(mark: LiveMark): ResultMark;
  sharesOf(results: readonly LiveMark[]): Share[];
  /** The name of a spot, for announcements. */
  spotWords(spot: string): string;
  rules(): HTMLElement;
}
