import type { ActAnswer, ActRequest, InitAnswer, LookAnswer, SettleAnswer, WagerAnswer, WagerRequest } from '#contract/calls/provider';

/** What names a wager or an act, so that a repeat gets the answer of the first. */
export interface WagerIntent {
  key: string;
  bodyHash: Buffer;
}

/** What plays the rounds of games' frames; each method takes the launch's token and refuses launch_token_invalid. */
export interface GameEngine {
  /** What a frame starts from, an interrupted round included. */
  init(token: string): Promise<InitAnswer>;
  /** Decides a round and takes its stake; a repeat of the intent answers the same. */
  wager(token: string, bet: WagerRequest, intent: WagerIntent): Promise<WagerAnswer>;
  /** Does one act of an open multi-step round and takes what it stakes; a repeat of the intent answers the same. */
  act(token: string, act: ActRequest, intent: WagerIntent): Promise<ActAnswer>;
  /** The current state of an open multi-step round. */
  look(token: string, round: string): Promise<LookAnswer>;
  /** Pays what an open round has won. Refuses round_unfinished. */
  settle(token: string, round: string): Promise<SettleAnswer>;
  /** Ends the launch. */
  close(token: string): Promise<void>;
}
