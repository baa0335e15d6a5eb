import type {
  ActResponse,
  ActRequest,
  InitResponse,
  LookResponse,
  SettleResponse,
  WagerResponse,
  WagerRequest,
} from '#contract/calls/provider';

/** Identifies a wager or an act, so that a repeat gets the first response. */
export interface WagerIntent {
  key: string;
  bodyHash: Buffer;
}

/** The place from which a bet was sent. */
export interface BetPlace {
  country: string | null;
  address: string;
}

/** Plays the rounds of games' frames; each method takes the launch's token and refuses launch_token_invalid. */
export interface GameEngine {
  /** A frame's initial state, including an interrupted round. */
  init(token: string): Promise<InitResponse>;
  /** Decides a round and takes its stake; a repeat of the intent returns the same. Refuses restricted_region by the place. */
  wager(token: string, bet: WagerRequest, intent: WagerIntent, from: BetPlace): Promise<WagerResponse>;
  /** Performs one act of an open multi-step round and takes its stake; a repeat of the intent returns the same. */
  act(token: string, act: ActRequest, intent: WagerIntent): Promise<ActResponse>;
  /** The current state of an open multi-step round. */
  look(token: string, round: string): Promise<LookResponse>;
  /** Pays an open round's win. Refuses round_unfinished. */
  settle(token: string, round: string): Promise<SettleResponse>;
  /** Ends the launch. */
  close(token: string): Promise<void>;
}
