import type { StudioKey } from '../text/texts';
import type { LiveAct, LiveBet, LiveMark, LiveSeen, LiveTable, LiveTurnAct } from '#contract/fields/live';

/** A past result in the list: its text, its look, and its accessible name. */
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

/** The current action for a placed bet, such as cashing out. */
export interface Offer extends Pick<LiveAct, 'kind' | 'spot'> {
  /** The button's text, which may change while the outcome is shown, and its accessible name. */
  face: string;
  words: string;
}

/** The player's act for a seat whose turn it is; `number` is how many acts came before it. */
export interface Turn {
  spot: string;
  kind: LiveTurnAct;
  number: number;
}

/** The part of the screen that differs by kind of live table: its picture, its spots, its texts. */
export interface LiveBoard {
  /** The picture of the round. */
  readonly stage: HTMLElement;
  /** Whether the end of the outcome is a secret until bets are paid. */
  readonly isSecret?: boolean;
  /** The bar's text while the outcome is shown, if it differs from the default. */
  readonly playingKey?: StudioKey;
  /** The player's actions while the outcome is shown; null if there are none. */
  offer?(bets: readonly LiveBet[], acts: readonly LiveAct[]): Offer | null;
  /** The buttons of the player's own turn, at a table whose rounds wait for its players. */
  readonly acts?: HTMLElement;
  /** The handler of the acts that the player presses. */
  takeTurns?(onTurn: (turn: Turn) => void): void;
  /** Sets whether an act is pending. */
  wait?(isBusy: boolean): void;
  /** The table or the player's placed bets have changed; for boards that show more than phases and outcomes. */
  follow?(table: LiveTable, own: readonly LiveBet[]): void;
  /** The bar's text while the outcome is shown, if it depends on the outcome. */
  phaseWords?(table: LiveTable): string | null;
  /** The result of an act, in words. */
  actWords?(act: Pick<LiveAct, 'at_ms'>): string;
  /** The board's own picture of the last results, in place of the row of marks. */
  readonly road?: HTMLElement;
  showRoad?(results: readonly LiveMark[]): void;
  /** The spots on which chips are placed. */
  readonly spots: HTMLElement;
  /** Shows chips on the spots. */
  show(bets: readonly LiveBet[]): void;
  lock(isLocked: boolean): void;
  /** Betting opens: clears the last round. */
  open(): void;
  /** Betting has closed: the round starts. */
  start(): void;
  /** Shows the outcome, within a number of milliseconds; null while it's secret. Resolves when it can be read. */
  play(seen: LiveSeen | null, leftMs: number): Promise<void>;
  /** Shows an outcome without motion. */
  rest(seen: LiveSeen): void;
  /** Shows the last result when the table is opened, without motion and marks. */
  last(mark: LiveMark): void;
  /** The outcome, in words. */
  wordsOf(seen: LiveSeen): string;
  markOf(mark: LiveMark): ResultMark;
  sharesOf(results: readonly LiveMark[]): Share[];
  /** The name of a spot, for announcements. */
  spotWords(spot: string): string;
  rules(): HTMLElement;
}
