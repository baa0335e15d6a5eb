import type { MechanicConfig, StepWin } from '#contract/fields/slot-mechanics';
import { type Cell, indexOf, regularOf } from './chances';

/** A win in coins. */
export type CoinWin = Omit<StepWin, 'win_cents'> & { coins: number };

/** The symbol that pays for a run of wilds only: the one with the highest pay for that length. */
const bestPay = (config: MechanicConfig, count: number) =>
  regularOf(config).reduce((best, { symbol, at }) => ((symbol.pays[count] ?? 0) > best.pay ? { pay: symbol.pays[count] ?? 0, at } : best), {
    pay: 0,
    at: 0,
  });

function lineWin(config: MechanicConfig, grid: readonly (readonly number[])[], line: number): CoinWin | null {
  const rows = config.lines[line] ?? [];
  const wild = indexOf(config, 'wild');
  let symbol = -1;
  let count = 0;
  for (; count < config.reels; count++) {
    const cell = grid[count]?.[rows[count] ?? 0] ?? -1;
    if (cell === wild) continue;
    if (symbol < 0 && config.symbols[cell]?.role === 'regular') symbol = cell;
    else if (cell !== symbol) break;
  }
  const { pay, at } = symbol < 0 ? bestPay(config, count) : { pay: config.symbols[symbol]?.pays[count] ?? 0, at: symbol };
  if (pay === 0) return null;
  return {
    symbol: at,
    count,
    line,
    ways: 1,
    positions: rows.slice(0, count).map((row, reel): [number, number] => [reel, row]),
    coins: pay,
  };
}

/** Wins on lines, from the left; a wild stands for any regular symbol. */
export function lineWins(config: MechanicConfig, grid: readonly (readonly number[])[]): CoinWin[] {
  return config.lines.map((_, line) => lineWin(config, grid, line)).filter((win) => win !== null);
}

/** Expected coins of one line, from the probabilities of its cells, which are independent since they're on different reels. */
function lineMean(config: MechanicConfig, cells: readonly Cell[]): number {
  const wild = indexOf(config, 'wild');
  const regular = regularOf(config);
  const wildAt = cells.map((cell) => (wild < 0 ? 0 : (cell[wild] ?? 0)));
  let mean = 0;
  for (const { symbol, at } of regular) {
    let run = 1;
    let wilds = 1;
    for (let count = 1; count <= cells.length; count++) {
      run *= (cells[count - 1]?.[at] ?? 0) + wildAt[count - 1]!;
      wilds *= wildAt[count - 1]!;
      const goesOn = count < cells.length ? (cells[count]?.[at] ?? 0) + wildAt[count]! : 0;
      mean += (symbol.pays[count] ?? 0) * (run - wilds) * (1 - goesOn);
    }
  }
  let wilds = 1;
  for (let count = 1; count <= cells.length; count++) {
    wilds *= wildAt[count - 1]!;
    const next = cells[count];
    const ends = next ? next.reduce((sum, chance, s) => (config.symbols[s]?.role === 'regular' || s === wild ? sum : sum + chance), 0) : 1;
    mean += bestPay(config, count).pay * wilds * ends;
  }
  return mean;
}

/** Expected coins of all lines together, given the probabilities of each cell. */
export function linesMean(config: MechanicConfig, cellAt: (reel: number, row: number) => Cell): number {
  return config.lines.reduce(
    (sum, rows) =>
      sum +
      lineMean(
        config,
        rows.map((row, reel) => cellAt(reel, row)),
      ),
    0,
  );
}
