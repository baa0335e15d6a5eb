import type { ActAnswer, ActRequest, InitAnswer, LookAnswer, SettleAnswer, WagerAnswer, WagerRequest } from '#contract/calls/provider';

/** An intended stake: one idempotency key per intent, so that a retry never bets twice. */
export interface Intent extends WagerRequest {
  key: string;
}

/** An intended act within a round: one idempotency key per intent. */
export interface ActIntent extends ActRequest {
  key: string;
}

/** What decides the rounds of a game: the server, or this frame in a demo. */
export interface Provider {
  init(): Promise<InitAnswer>;
  wager(intent: Intent): Promise<WagerAnswer>;
  act(intent: ActIntent): Promise<ActAnswer>;
  /** How an open round stands now. */
  look(roundId: string): Promise<LookAnswer>;
  settle(roundId: string): Promise<SettleAnswer>;
  close(): Promise<void>;
}

/** Why a call failed: a refusal's code, or `offline` or `timed_out` without any response. */
export class ProviderProblem extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'ProviderProblem';
  }

  /** Whether the server may have received the call: then the same intent is retried, never a new one. */
  get isUnanswered(): boolean {
    return ['offline', 'timed_out', 'unavailable', 'internal', 'draining', 'idempotency_in_flight'].includes(this.code);
  }
}
