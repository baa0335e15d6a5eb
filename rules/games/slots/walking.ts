import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import { chancesOf, indexOf } from './chances';
import { drawGrid } from './draws';
import { linesMean, lineWins } from './line-wins';
import type { Mechanic } from './mechanic';
import { paid, roundOf, stepOf } from './steps';

/** In thousandths. */
const WHOLE = 1000;
/** The number of terms in the series of walks; each is at most `chance` times as likely, so the rest is below floating-point precision. */
const MOST_WALKS = 400;

/**
 * A wild lands on the last reel and walks one reel to the left with each respin, as long as one is in view. The next step
 * depends on where the wilds are, one row (or none) per reel: the states of an absorbing chain, whose expectation is summed.
 */
export const walking: Mechanic = {
  play(config, stake, dice) {
    const coin = stake / config.base;
    const wild = indexOf(config, 'wild');
    const steps: SlotStep[] = [];
    // The row of each reel's wild; -1 for none.
    let places = config.weights.map(() => -1);
    do {
      const kept = places.flatMap((row, reel): [number, number][] => (row < 0 ? [] : [[reel, row]]));
      if (dice.int(WHOLE) < config.feature.chance) places[config.reels - 1] = dice.int(config.rows);
      const grid = drawGrid(dice, config.weights, config.rows);
      places.forEach((row, reel) => row >= 0 && (grid[reel]![row] = wild));
      steps.push(stepOf({ move: steps.length === 0 ? 'spin' : 'walk', grid, kept, ...paid(lineWins(config, grid), coin) }));
      places = [...places.slice(1), -1];
    } while (places.some((row) => row >= 0));
    return roundOf(stake, steps);
  },
  mean(config) {
    const { coinsOf, states } = walkStates(config);
    const landing = config.feature.chance / WHOLE;
    let shares = new Map([[0, 1]]);
    let mean = 0;
    for (let walk = 0; walk < MOST_WALKS && shares.size > 0; walk++) {
      const next = new Map<number, number>();
      for (const [state, share] of shares) {
        for (let row = 0; row <= config.rows; row++) {
          const chance = share * (row === 0 ? 1 - landing : landing / config.rows);
          const places = state + row * states;
          mean += chance * coinsOf(places);
          const moved = Math.floor(places / (config.rows + 1));
          if (moved > 0) next.set(moved, (next.get(moved) ?? 0) + chance);
        }
      }
      shares = next;
    }
    return mean / config.base;
  },
};

/** Encodes positions as a number in base rows + 1, the first reel last; 0 is no wild. `states` is the value of the last reel's digit. */
function walkStates(config: MechanicConfig) {
  const wild = indexOf(config, 'wild');
  const digits = config.rows + 1;
  const cells = config.weights.map(chancesOf);
  const wildOnly = config.symbols.map((_, s) => (s === wild ? 1 : 0));
  const known = new Map<number, number>();
  const coinsOf = (places: number) => {
    const stored = known.get(places);
    if (stored !== undefined) return stored;
    const rowOf = (reel: number) => (Math.floor(places / digits ** reel) % digits) - 1;
    const coins = linesMean(config, (reel, row) => (rowOf(reel) === row ? wildOnly : cells[reel]!));
    known.set(places, coins);
    return coins;
  };
  return { coinsOf, states: digits ** (config.reels - 1) };
}
