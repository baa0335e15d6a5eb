import type { SlotConfig } from '#contract/fields/game-config';
import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { readSpin } from '../spin';
import { type CoinWin, lineWins } from './line-wins';
import { anywhere, clusters } from './prepared';
import { wayWins } from './way-wins';

/** How many pictures are tried; one of the first few dozen never wins. */
const TRIES = 500;

/**
 * The initial stops of a slot of the first engine: a picture that wins nothing and triggers no free spins, so
 * that it doesn't suggest frequent wins.
 */
export function firstStops(config: SlotConfig): number[] {
  const terms = { coin: 1, multiplier: 1, scatterMultiplier: 1, awarded: config.free_spins?.awarded ?? [] };
  const stopsAt = (attempt: number) => config.strips.map((strip, reel) => (reel * 7 + attempt * (reel + 1)) % strip.length);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stops = stopsAt(attempt);
    const { win_cents: win, scatter } = readSpin(config, config.strips, stops, terms);
    if (win === 0 && scatter === null) return stops;
  }
  return stopsAt(0);
}

/** What a picture would win, in coins: by clusters, by count anywhere, or by lines and ways. */
export function pictureWins(config: MechanicConfig, grid: number[][]): CoinWin[] {
  if (config.mechanic === 'cluster') return clusters(config, grid);
  return config.mechanic === 'tumble' ? anywhere(config, grid) : [...lineWins(config, grid), ...wayWins(config, grid)];
}

/** The initial picture of a slot: the regular symbols in turn, with the offset that wins the least. */
export function firstGrid(config: MechanicConfig): number[][] {
  const { weights, rows, symbols, mechanic } = config;
  const regular = symbols.filter(({ role }) => role === 'regular').length;
  const heightOf = (reel: number) => (mechanic === 'split' ? 3 + ((reel * 2) % 4) : rows);
  const inSteps = (across: number, down: number) =>
    weights.map((_, reel) => Array.from({ length: heightOf(reel) }, (_unused, row) => (reel * across + row * down) % regular));
  const steps = Array.from({ length: regular - 1 }, (_, at) => at + 1);
  let least = { grid: inSteps(2, 3), worth: Number.POSITIVE_INFINITY };
  for (const across of steps) {
    for (const down of steps) {
      const grid = inSteps(across, down);
      const worth = pictureWins(config, grid).reduce((sum, { coins }) => sum + coins, 0);
      if (worth < least.worth) least = { grid, worth };
      if (worth === 0) return grid;
    }
  }
  return least.grid;
}
