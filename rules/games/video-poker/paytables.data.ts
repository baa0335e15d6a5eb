import type { PokerHand, PokerVariant } from '#contract/fields/video-poker';

/** The pay of a hand per coin: with fewer than all coins, and with all of them. */
interface Pay {
  hand: PokerHand;
  some: number;
  all: number;
}

const royal: Pay = { hand: 'royal', some: 250, all: 800 };
const pay = (hand: PokerHand, coins: number): Pay => ({ hand, some: coins, all: coins });

/** The paytables, the highest hand first. */
export const paytables: Record<PokerVariant, readonly Pay[]> = {
  // Jacks or better, 9/6.
  jacks: [
    royal,
    pay('straight-flush', 50),
    pay('four', 25),
    pay('full-house', 9),
    pay('flush', 6),
    pay('straight', 4),
    pay('three', 3),
    pay('two-pair', 2),
    pay('jacks', 1),
  ],
  // Bonus poker, 8/5.
  bonus: [
    royal,
    pay('straight-flush', 50),
    pay('four-aces', 80),
    pay('four-low', 40),
    pay('four-high', 25),
    pay('full-house', 8),
    pay('flush', 5),
    pay('straight', 4),
    pay('three', 3),
    pay('two-pair', 2),
    pay('jacks', 1),
  ],
  // Double bonus, 9/7/5.
  'double-bonus': [
    royal,
    pay('straight-flush', 50),
    pay('four-aces', 160),
    pay('four-low', 80),
    pay('four-high', 50),
    pay('full-house', 9),
    pay('flush', 7),
    pay('straight', 5),
    pay('three', 3),
    pay('two-pair', 1),
    pay('jacks', 1),
  ],
  // Deuces wild, 25/16/10.
  deuces: [
    royal,
    pay('four-deuces', 200),
    pay('wild-royal', 25),
    pay('five', 16),
    pay('straight-flush', 10),
    pay('four', 4),
    pay('full-house', 4),
    pay('flush', 3),
    pay('straight', 2),
    pay('three', 1),
  ],
  // Joker poker, kings or better, 18/7/5.
  joker: [
    royal,
    pay('five', 200),
    pay('wild-royal', 100),
    pay('straight-flush', 50),
    pay('four', 18),
    pay('full-house', 7),
    pay('flush', 5),
    pay('straight', 3),
    pay('three', 2),
    pay('two-pair', 1),
    pay('kings', 1),
  ],
};
