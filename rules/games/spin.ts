import type { Cell, SlotSpin, SlotWin } from '#contract/fields/game-outcome';
import type { SpinRules } from './reel-moments';

/** The grid that a set of stops shows, `grid[reel][row]`. */
export function gridAt(strips: readonly (readonly number[])[], stops: readonly number[], rows: number): number[][] {
  return strips.map((strip, reel) => Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0));
}

/** A win before it's converted to money. */
type CoinWin = Omit<SlotWin, 'win_cents'> & { coins: number };

/** The win of one line: its first symbol, followed from the left through wilds, each of which multiplies. */
function lineWin(rules: SpinRules, grid: readonly (readonly number[])[], line: number): CoinWin | null {
  const rows = rules.lines[line] ?? [];
  const symbol = grid[0]?.[rows[0] ?? 0] ?? 0;
  const pays = rules.symbols[symbol];
  if (pays?.role !== 'regular') return null;
  let count = 0;
  let multiplier = 1;
  while (count < rules.reels) {
    const cell = grid[count]?.[rows[count] ?? 0] ?? 0;
    if (rules.symbols[cell]?.role === 'wild') multiplier *= rules.wild_multiplier;
    else if (cell !== symbol) break;
    count += 1;
  }
  const coins = (pays.pays[count] ?? 0) * multiplier;
  if (coins === 0) return null;
  const positions = rows.slice(0, count).map((row, reel): Cell => [reel, row]);
  return { symbol, count, line, ways: 1, multiplier, positions, coins };
}

/** The win of one symbol by ways: the product of its cells on neighbouring reels, a wild counting as its multiplier. */
function waysWin(rules: SpinRules, grid: readonly (readonly number[])[], symbol: number): CoinWin | null {
  let ways = 1;
  let count = 0;
  const positions: Cell[] = [];
  for (; count < rules.reels; count++) {
    let weight = 0;
    grid[count]?.forEach((cell, row) => {
      const isWild = rules.symbols[cell]?.role === 'wild';
      if (!isWild && cell !== symbol) return;
      weight += isWild ? rules.wild_multiplier : 1;
      positions.push([count, row]);
    });
    if (weight === 0) break;
    ways *= weight;
  }
  const coins = (rules.symbols[symbol]?.pays[count] ?? 0) * ways;
  return coins === 0 ? null : { symbol, count, line: null, ways, multiplier: 1, positions, coins };
}

function symbolWins(rules: SpinRules, grid: readonly (readonly number[])[]): CoinWin[] {
  const wins =
    rules.evaluation === 'lines'
      ? rules.lines.map((_, line) => lineWin(rules, grid, line))
      : rules.symbols.map((symbol, index) => (symbol.role === 'regular' ? waysWin(rules, grid, index) : null));
  return wins.filter((win) => win !== null);
}

/** The inputs for evaluating a spin: coin in minor units, the multipliers of symbols and of scatters, free spins by scatters. */
export interface SpinTerms {
  coin: number;
  multiplier: number;
  scatterMultiplier: number;
  awarded: readonly number[];
}

/** Evaluates a grid: the win of a spin at these stops, in minor units. */
export function readSpin(rules: SpinRules, strips: readonly (readonly number[])[], stops: number[], terms: SpinTerms): SlotSpin {
  const grid = gridAt(strips, stops, rules.rows);
  const wins = symbolWins(rules, grid).map(({ coins, ...win }) => ({ ...win, win_cents: coins * terms.coin * terms.multiplier }));
  const scatterIndex = rules.symbols.findIndex((symbol) => symbol.role === 'scatter');
  const positions = grid.flatMap((cells, reel) => cells.flatMap((cell, row): Cell[] => (cell === scatterIndex ? [[reel, row]] : [])));
  const pay = rules.symbols[scatterIndex]?.pays[positions.length] ?? 0;
  const scatter =
    pay > 0
      ? {
          count: positions.length,
          positions,
          win_cents: pay * terms.coin * terms.scatterMultiplier,
          spins_awarded: terms.awarded[positions.length] ?? 0,
        }
      : null;
  const win_cents = wins.reduce((sum, win) => sum + win.win_cents, scatter?.win_cents ?? 0);
  return { stops, grid, wins, scatter, multiplier: terms.multiplier, win_cents };
}
