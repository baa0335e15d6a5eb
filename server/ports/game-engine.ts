import type { InitAnswer, SettleAnswer, WagerAnswer, WagerRequest } from '#contract/calls/provider';

/** What names a wager, so that a repeat gets the answer of the first. */
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
  /** Pays what an open round has won. */
  settle(token: string, round: string): Promise<SettleAnswer>;
  /** Ends the launch. */
  close(token: string): Promise<void>;
}
