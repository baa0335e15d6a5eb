import type { ActAnswer, ActRequest, InitAnswer, LookAnswer, SettleAnswer, WagerAnswer, WagerRequest } from '#contract/calls/provider';

/** A stake the player means to place: the key is one per intent, so that trying again never bets twice. */
export interface Intent extends WagerRequest {
  key: string;
}

/** An act the player means to do within a round, with the key of that intent. */
export interface ActIntent extends ActRequest {
  key: string;
}

/** Whoever decides the rounds of a game: the platform, or this frame in a demo. */
export interface Provider {
  init(): Promise<InitAnswer>;
  wager(intent: Intent): Promise<WagerAnswer>;
  act(intent: ActIntent): Promise<ActAnswer>;
  /** How an open round stands now. */
  look(roundId: string): Promise<LookAnswer>;
  settle(roundId: string): Promise<SettleAnswer>;
  close(): Promise<void>;
}

/** Why a call did not succeed: a refusal's code, or `offline` or `timed_out` when there was no answer at all. */
export class ProviderProblem extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'ProviderProblem';
  }

  /** Whether it is unknown if the platform heard us: the same intent is then tried again, never a new one. */
  get isUnanswered(): boolean {
    return ['offline', 'timed_out', 'unavailable', 'internal', 'draining', 'idempotency_in_flight'].includes(this.code);
  }
}
