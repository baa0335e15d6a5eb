interface Figures {
  rtp: number;
  variance: number;
  hitRate: number;
}

/**
 * What the best holds of a variant return, by coin, with fewer than all coins and with all; and `starts`, where bestHold starts
 * from: what all hands pay in sum that contain none, one or two given cards, with fewer than all coins. `one` is by rank, then
 * the joker; `two` is by rank and rank, of the same suit where the first is higher, then the joker by the other's rank.
 */
export interface PokerReturns {
  some: Figures;
  all: Figures;
  starts: { none: number; one: readonly number[]; two: readonly number[] };
}
