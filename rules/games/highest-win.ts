import type { GameConfig } from '#contract/fields/game-config';

/** The highest payout of one bet of a game. */
export interface HighestWin {
  /** How many times its stake, the stake included. */
  times: number;
  /** In how many rounds it comes once; null if the bets or the play decide that. */
  one_in: number | null;
}

/** A straight bet pays 35 to 1. */
const STRAIGHT_TIMES = 36;
/** Pays of plinko are in hundredths of the stake. */
const HUNDREDTHS = 100;

/**
 * The highest payout of one bet, where the configuration states it: a number of roulette, the best hand of video poker, the best
 * row of plinko or keno. Null for slots, whose highest round is a coincidence of many, and for games whose player decides it.
 */
export function highestWin(config: GameConfig): HighestWin | null {
  switch (config.kind) {
    case 'roulette':
      return { times: STRAIGHT_TIMES, one_in: config.wheel.length };
    case 'video-poker':
      return { times: Math.max(...config.pays.map(({ all }) => all)), one_in: null };
    case 'plinko': {
      // The outermost slot takes the same side at each row; there are two.
      const best = config.tables.map(({ rows, pays }) => ({ times: Math.max(...pays) / HUNDREDTHS, one_in: 2 ** (rows - 1) }));
      return best.reduce((highest, one) => (one.times > highest.times ? one : highest));
    }
    default:
      return null;
  }
}
