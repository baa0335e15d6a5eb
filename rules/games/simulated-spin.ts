import type { SlotConfig } from '#contract/fields/game-config';
import type { Dice } from '../dice';

/** A spin that only counts coins: those of symbols, then the scatters of the same draw and their coins. */
export interface SimulatedSpin {
  draw(dice: Dice): number;
  scatters(): number;
  scatterCoins(): number;
}

/** Strips laid out flat: `cells[(reel * longest + stop) * rows + row]`. */
function layOut(config: SlotConfig, strips: readonly (readonly number[])[]) {
  const lengths = Int32Array.from(strips, (strip) => strip.length);
  const longest = Math.max(...lengths);
  const cells = new Uint8Array(config.reels * longest * config.rows);
  const scatterCounts = new Uint8Array(config.reels * longest);
  strips.forEach((strip, reel) =>
    strip.forEach((_, stop) => {
      for (let row = 0; row < config.rows; row++) {
        const cell = strip[(stop + row) % strip.length] ?? 0;
        cells[(reel * longest + stop) * config.rows + row] = cell;
        if (config.symbols[cell]?.role === 'scatter') scatterCounts[reel * longest + stop]! += 1;
      }
    }),
  );
  return { lengths, longest, cells, scatterCounts };
}

interface Board {
  config: SlotConfig;
  cells: Uint8Array;
  /** Where each reel's window starts in `cells`. */
  offsets: Int32Array;
  /** `pays[symbol * (reels + 1) + count]`. */
  pays: Int32Array;
  wild: number;
}

function lineCoins(board: Board, lines: Uint8Array): number {
  const { cells, offsets, pays, wild } = board;
  const { reels, wild_multiplier } = board.config;
  let coins = 0;
  for (let at = 0; at < lines.length; at += reels) {
    const symbol = cells[offsets[0]! + lines[at]!]!;
    let count = 1;
    let multiplier = 1;
    while (count < reels) {
      const cell = cells[offsets[count]! + lines[at + count]!]!;
      if (cell === wild) multiplier *= wild_multiplier;
      else if (cell !== symbol) break;
      count += 1;
    }
    if (count > 2) coins += pays[symbol * (reels + 1) + count]! * multiplier;
  }
  return coins;
}

function waysCoins(board: Board): number {
  const { cells, offsets, pays, wild } = board;
  const { reels, rows, wild_multiplier } = board.config;
  let coins = 0;
  for (let top = 0; top < rows; top++) {
    const symbol = cells[offsets[0]! + top]!;
    let ways = 1;
    let count = 1;
    for (; count < reels; count++) {
      let weight = 0;
      for (let row = 0; row < rows; row++) {
        const cell = cells[offsets[count]! + row]!;
        if (cell === symbol) weight += 1;
        else if (cell === wild) weight += wild_multiplier;
      }
      if (weight === 0) break;
      ways *= weight;
    }
    if (count > 2) coins += pays[symbol * (reels + 1) + count]! * ways;
  }
  return coins;
}

/**
 * A spin compiled for speed, on typed arrays and with the draws of real play. Each cell of the first reel starts its
 * own ways, which sums to the same coins as counting by symbol.
 */
export function simulatedSpin(config: SlotConfig, strips: readonly (readonly number[])[]): SimulatedSpin {
  const { lengths, longest, cells, scatterCounts } = layOut(config, strips);
  const width = config.reels + 1;
  const pays = new Int32Array(config.symbols.length * width);
  config.symbols.forEach((symbol, s) => symbol.role === 'regular' && pays.set(symbol.pays, s * width));
  const board: Board = {
    config,
    cells,
    pays,
    offsets: new Int32Array(config.reels),
    wild: config.symbols.findIndex((symbol) => symbol.role === 'wild'),
  };
  const lines = Uint8Array.from(config.lines.flat());
  const scatterPays = config.symbols.find((symbol) => symbol.role === 'scatter')?.pays ?? [];
  let shown = 0;
  return {
    draw(dice) {
      shown = 0;
      for (let reel = 0; reel < config.reels; reel++) {
        const at = reel * longest + dice.int(lengths[reel]!);
        board.offsets[reel] = at * config.rows;
        shown += scatterCounts[at]!;
      }
      return config.evaluation === 'lines' ? lineCoins(board, lines) : waysCoins(board);
    },
    scatters: () => shown,
    scatterCoins: () => scatterPays[shown] ?? 0,
  };
}
