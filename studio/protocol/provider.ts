import type { ResponseOf, BodyOf } from '#contract/call';
import type { liveAct, liveBet, liveSeat } from '#contract/calls/live';
import type { hideInChat, reportInChat, sayInChat } from '#contract/calls/live-chat';
import type { LimitStop } from '#contract/fields/limit';
import type {
  ActResponse,
  ActRequest,
  InitResponse,
  LookResponse,
  SettleResponse,
  WagerResponse,
  WagerRequest,
} from '#contract/calls/provider';
import type { ChatListener } from '../live/chat/chat-stream';

/** An intended stake: one idempotency key per intent, so that a retry never bets twice. */
export interface Intent extends WagerRequest {
  key: string;
}

/** An intended act within a round: one idempotency key per intent. */
export interface ActIntent extends ActRequest {
  key: string;
}

/** A player's bets at a live table: one idempotency key for each set of bets. */
export type LiveIntent = BodyOf<typeof liveBet> & { key: string };

/** A player's act at a live table while the outcome is shown: one idempotency key for each act. */
export type LiveActIntent = BodyOf<typeof liveAct> & { key: string };

/** The API of a live table, whose rounds all players share. */
export interface LivePlace {
  bet(intent: LiveIntent): Promise<ResponseOf<typeof liveBet>>;
  act(intent: LiveActIntent): Promise<ResponseOf<typeof liveAct>>;
  /** The player's own bets in the latest rounds, and the balance. */
  seat(): Promise<ResponseOf<typeof liveSeat>>;
  readonly chat: ChatPlace;
}

/** The API of a live table's chat. */
export interface ChatPlace {
  /** Follows the chat; call the result to stop. */
  follow(listener: ChatListener): () => void;
  say(said: BodyOf<typeof sayInChat>): Promise<unknown>;
  hide(wanted: BodyOf<typeof hideInChat>): Promise<unknown>;
  report(report: BodyOf<typeof reportInChat>): Promise<unknown>;
}

/** Decides the rounds of a game: the server, or this frame in a demo. */
export interface Provider {
  init(): Promise<InitResponse>;
  wager(intent: Intent): Promise<WagerResponse>;
  act(intent: ActIntent): Promise<ActResponse>;
  /** The current state of an open round. */
  look(roundId: string): Promise<LookResponse>;
  settle(roundId: string): Promise<SettleResponse>;
  close(): Promise<void>;
  /** Set only by the server's provider: demos have no live tables. */
  live?: LivePlace;
}

/** Why a call failed: a refusal's code, or `offline` or `timed_out` without any response. */
export class ProviderProblem extends Error {
  constructor(
    readonly code: string,
    /** The limit that refused a stake. */
    readonly limit?: LimitStop,
  ) {
    super(code);
    this.name = 'ProviderProblem';
  }

  /** Whether the server may have received the call; if so, the same intent is retried, never a new one. */
  get isUnanswered(): boolean {
    return ['offline', 'timed_out', 'unavailable', 'internal', 'draining', 'idempotency_in_flight'].includes(this.code);
  }
}
