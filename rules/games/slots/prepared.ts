import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { seededDice } from '../seeded-dice';
import { regularOf } from './chances';
import { drawIndex } from './draws';
import type { CoinWin } from './line-wins';
import type { Mechanic } from './mechanic';
import { upTo } from './scatters';
import { paid, roundOf, stepOf } from './steps';

/** The number of prepared rounds; all are equally likely. */
export const PREPARED = 65_536;

type Grid = number[][];
type Reader = (config: MechanicConfig, grid: Grid) => CoinWin[];

/** Wins by count anywhere, from `needs` of a kind on. */
export const anywhere: Reader = (config, grid) =>
  regularOf(config).flatMap(({ symbol, at }) => {
    const positions = grid.flatMap((cells, reel) => cells.flatMap((cell, row): [number, number][] => (cell === at ? [[reel, row]] : [])));
    const coins = positions.length < config.feature.needs ? 0 : upTo(symbol.pays, positions.length);
    return coins === 0 ? [] : [{ symbol: at, count: positions.length, line: null, ways: 0, positions, coins }];
  });

/** Wins by clusters of horizontally or vertically adjacent cells, from `needs` on. */
export const clusters: Reader = (config, grid) => {
  const seen = new Set<number>();
  const wins: CoinWin[] = [];
  const { rows } = config;
  for (let start = 0; start < config.reels * rows; start++) {
    if (seen.has(start)) continue;
    const symbol = grid[Math.floor(start / rows)]![start % rows]!;
    const cells = [start];
    seen.add(start);
    for (let i = 0; i < cells.length; i++) {
      const at = cells[i]!;
      const beside = [at - rows, at + rows, at % rows > 0 ? at - 1 : -1, at % rows < rows - 1 ? at + 1 : -1];
      for (const next of beside) {
        if (next < 0 || next >= config.reels * rows || seen.has(next)) continue;
        if (grid[Math.floor(next / rows)]![next % rows] !== symbol) continue;
        seen.add(next);
        cells.push(next);
      }
    }
    const coins = cells.length < config.feature.needs ? 0 : upTo(config.symbols[symbol]?.pays ?? [], cells.length);
    if (coins === 0) continue;
    const positions = cells.map((at): [number, number] => [Math.floor(at / rows), at % rows]);
    wins.push({ symbol, count: cells.length, line: null, ways: 0, positions, coins });
  }
  return wins;
};

/** The grid after its winning cells were removed: the others fall, and new ones come from above. */
export function fallen(config: MechanicConfig, grid: Grid, wins: readonly CoinWin[], dice: Dice): Grid {
  const gone = new Set(wins.flatMap(({ positions }) => positions.map(String)));
  return grid.map((cells, reel) => {
    const left = cells.filter((_, row) => !gone.has(`${reel},${row}`));
    return [...Array.from({ length: cells.length - left.length }, () => drawIndex(dice, config.weights[reel]!)), ...left];
  });
}

/** A prepared round by its number: every grid with its wins and multiplier. */
function prepared(config: MechanicConfig, number: number, read: Reader): { grid: Grid; wins: CoinWin[]; multiplier: number }[] {
  const dice = seededDice(`prepared ${config.world} ${config.mechanic} ${number}`);
  const grids: { grid: Grid; wins: CoinWin[]; multiplier: number }[] = [];
  let grid = config.weights.map((reel) => Array.from({ length: config.rows }, () => drawIndex(dice, reel)));
  for (;;) {
    const wins = read(config, grid);
    grids.push({ grid, wins, multiplier: upTo(config.feature.ladder, grids.length) });
    if (wins.length === 0) return grids;
    grid = fallen(config, grid, wins, dice);
  }
}

/**
 * Cascades: winning symbols are removed, the rest falls, and new ones come until nothing wins. A cascade has more outcomes than can
 * be enumerated, so a round is drawn from 65,536 equally likely prepared ones, and the return is their average.
 */
function cascade(read: Reader): Mechanic {
  const worth = (config: MechanicConfig) => {
    const sums = config.symbols.map(({ pays }) => pays.map(() => 0));
    for (let number = 0; number < PREPARED; number++) {
      for (const { wins, multiplier } of prepared(config, number, read)) {
        for (const { symbol, count } of wins) {
          const own = sums[symbol]!;
          own[Math.min(count, own.length - 1)]! += multiplier;
        }
      }
    }
    return sums.map((own) => own.map((sum) => sum / PREPARED / config.base));
  };
  return {
    play(config, stake, dice) {
      const steps = prepared(config, dice.int(PREPARED), read).map(({ grid, wins, multiplier }, i): SlotStep => {
        return stepOf({ move: i === 0 ? 'spin' : 'fall', grid, ...paid(wins, stake / config.base, multiplier) });
      });
      return roundOf(stake, steps);
    },
    worth,
    mean: (config) =>
      worth(config).reduce((sum, own, s) => own.reduce((part, each, n) => part + each * (config.symbols[s]?.pays[n] ?? 0), sum), 0),
  };
}

/** Symbols anywhere, with cascades. */
export const tumble = cascade(anywhere);
/** Clusters, with cascades. */
export const cluster = cascade(clusters);
