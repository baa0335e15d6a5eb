interface Figures {
  rtp: number;
  variance: number;
  hitRate: number;
}

/**
 * The return of a variant's best holds, per coin, with fewer than all coins and with all; and `starts`, precomputed sums for
 * bestHold: the pays of all hands that contain none, one or two given cards, with fewer than all coins. `one` is by rank, then
 * the joker; `two` is by both ranks, of the same suit if the first is higher, then the joker by the other's rank.
 */
export interface PokerReturns {
  some: Figures;
  all: Figures;
  starts: { none: number; one: readonly number[]; two: readonly number[] };
}
