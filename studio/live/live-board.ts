import type { LiveBet, LiveMark, LiveSeen } from '#contract/fields/live';

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

/** What one kind of live table adds to the screen: its picture, its spots, its words. Everything else is the same for all tables. */
export interface LiveBoard {
  /** The picture of the round. */
  readonly stage: HTMLElement;
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
