import type { SlotConfig } from '#contract/fields/game-config';
import type { MechanicConfig, SlotMechanic } from '#contract/fields/slot-mechanics';
import { chancesOf, indexOf, regularOf } from './chances';
import type { AnySlot } from './any-slot';

/** The highest payout of one bet of a game. */
export interface HighestWin {
  /** As a multiple of its stake, the stake included. */
  times: number;
  /** The average number of rounds for one; null if that depends on the bets or the play. */
  one_in: number | null;
}

/** Mechanics whose base game is a single drawn picture with lines or ways. */
const isOnePicture: readonly SlotMechanic[] = ['lines', 'ways', 'climb', 'pick', 'wheel'];
/** Mechanics whose feature pays prizes of its own. */
const hasPrizes: readonly SlotMechanic[] = ['hold', 'pick', 'wheel', 'collect'];
/** Mechanics whose symbols pay anywhere, by count. */
const anywhere: readonly SlotMechanic[] = ['tumble', 'cluster'];
/** Odds beyond this aren't shown, because nobody can picture them. */
const RAREST = 1e12;

/** The average number of spins for a probability per spin, rounded; null if it's zero or negligible. */
const oneIn = (chance: number): number | null => (chance * RAREST > 1 ? Math.round(1 / chance) : null);

/** The symbol with the highest pay for a full line, and that pay in coins. */
function best(config: AnySlot): { at: number; coins: number } {
  return config.symbols.reduce(
    (highest, { role, pays }, at) => {
      const coins = role === 'regular' ? (pays[config.reels] ?? 0) : 0;
      return coins > highest.coins ? { at, coins } : highest;
    },
    { at: -1, coins: 0 },
  );
}

/**
 * For the first engine: all stops are equally likely. A line's cell shows a symbol as often as the strip has it; for ways, a reel counts
 * with as many cells as it shows at best, and as often as it does.
 */
function topOfStrips(config: SlotConfig): HighestWin {
  const { rows, strips, symbols, base, evaluation, lines, wild_multiplier } = config;
  const { at, coins } = best(config);
  const isLines = evaluation === 'lines';
  const worth = (symbol: number, reel: number) =>
    symbol === at ? 1 : symbols[symbol]?.role === 'wild' && !(isLines && reel === 0) ? (isLines ? 1 : wild_multiplier) : 0;
  const reels = strips.map((strip, reel) => {
    const stops = strip.map((_, stop) =>
      Array.from({ length: isLines ? 1 : rows }, (_row, row) => worth(strip[(stop + row) % strip.length] ?? -1, reel)).reduce(
        (sum, one) => sum + one,
        0,
      ),
    );
    const most = Math.max(...stops);
    return { most, chance: stops.filter((count) => count === most).length / stops.length };
  });
  const chance = reels.reduce((product, reel) => product * reel.chance, 1);
  const ways = reels.reduce((product, reel) => product * reel.most, 1);
  return { times: (coins * ways) / base, one_in: oneIn(chance * (isLines ? lines.length : 1)) };
}

/** The highest single prize of a mechanic's feature, as a multiple of the stake. */
function topPrize({ mechanic, feature: { grand, prizes, inner } }: MechanicConfig): number {
  if (!hasPrizes.includes(mechanic)) return 0;
  return Math.max(grand, ...[...prizes, ...inner].map(({ stakes }) => stakes));
}

/** For a mechanic: each cell is drawn independently. */
function topOfCells(config: MechanicConfig): HighestWin {
  const { mechanic, weights, rows, base, lines } = config;
  const prize = topPrize(config);
  if (anywhere.includes(mechanic)) {
    const most = Math.max(...regularOf(config).flatMap(({ symbol }) => symbol.pays));
    return { times: most / base, one_in: null };
  }
  const { at, coins } = best(config);
  const isWays = lines.length === 0;
  const highest = config.feature.heights.length > 0 ? config.feature.heights.length - 1 : rows;
  const award = (coins * (isWays ? highest ** config.reels : 1)) / base;
  // The frequency of a feature's prize isn't a single figure.
  if (prize >= award) return { times: prize, one_in: null };
  if (!isOnePicture.includes(mechanic)) return { times: award, one_in: null };
  const wild = indexOf(config, 'wild');
  const shares = weights.map(chancesOf).map((cell) => (cell[at] ?? 0) + (wild < 0 ? 0 : (cell[wild] ?? 0)));
  const chance = shares.reduce((product, share) => product * (isWays ? share ** rows : share), 1);
  return { times: award, one_in: oneIn(chance * (isWays ? 1 : lines.length)) };
}

/**
 * The top award of a slot, in stakes: the most that one line, all ways of a symbol, or one prize of the feature pays. Where the base
 * game decides it by one picture, in how many spins it comes once on average, each line of its own; null where a feature decides.
 * Multipliers, cascades and the other wins of a round come on top; a round has no cap.
 */
export function topAward(config: AnySlot): HighestWin {
  return config.version === 1 ? topOfStrips(config) : topOfCells(config);
}
