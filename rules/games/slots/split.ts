import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { chancesOf, indexOf } from './chances';
import { drawIndex, freeWeights } from './draws';
import type { Mechanic } from './mechanic';
import { spinsFor, upTo } from './scatters';
import { cellsOf, paid, roundOf, scatterWin, stepOf } from './steps';
import { waysMean, wayWins } from './way-wins';

const drawSplit = (dice: Dice, { feature }: MechanicConfig, weights: readonly (readonly number[])[]) =>
  weights.map((reel) => Array.from({ length: drawIndex(dice, feature.heights) }, () => drawIndex(dice, reel)));

/** `[n]`: the probability of n scatters on reels of changing height. */
function scatterChances(config: MechanicConfig): number[] {
  const at = indexOf(config, 'scatter');
  const heights = chancesOf(config.feature.heights);
  let shares = [1];
  for (const reel of config.weights) {
    const chance = chancesOf(reel)[at] ?? 0;
    const own = heightsMixed(heights, chance);
    const next = Array.from({ length: shares.length + own.length }, () => 0);
    shares.forEach((share, n) => own.forEach((part, k) => (next[n + k] = next[n + k]! + share * part)));
    shares = next;
  }
  return shares;
}

function heightsMixed(heights: readonly number[], chance: number): number[] {
  const mixed = heights.map(() => 0);
  heights.forEach((share, height) => {
    let row = [1];
    for (let i = 0; i < height; i++)
      row = Array.from({ length: i + 2 }, (_, k) => (row[k] ?? 0) * (1 - chance) + (row[k - 1] ?? 0) * chance);
    row.forEach((part, k) => (mixed[k] = (mixed[k] ?? 0) + share * part));
  });
  return mixed;
}

/**
 * Split reels: each spin draws how many symbols each reel shows, so the number of ways changes. In free spins the
 * multiplier rises by one with each spin.
 */
export const split: Mechanic = {
  play(config, stake, dice) {
    const coin = stake / config.base;
    const scatter = indexOf(config, 'scatter');
    const grid = drawSplit(dice, config, config.weights);
    const steps = [stepOf({ grid, ...paid([...wayWins(config, grid), ...scatterWin(config, grid, scatter)], coin) })];
    const spins = spinsFor(config, cellsOf(grid, scatter).length);
    for (let number = 1; number <= spins; number++) {
      const drawn = drawSplit(dice, config, freeWeights(config));
      const pays = paid(wayWins(config, drawn), coin, upTo(config.feature.ladder, number - 1));
      steps.push(stepOf({ grid: drawn, ...pays, free: { number, total: spins } }));
    }
    return roundOf(stake, steps);
  },
  mean(config) {
    const heights = chancesOf(config.feature.heights);
    const meanOf = (weights: readonly (readonly number[])[]) =>
      waysMean(
        config,
        weights.map((reel) => ({ cell: chancesOf(reel), heights })),
      );
    const free = meanOf(freeWeights(config));
    const pays = config.symbols[indexOf(config, 'scatter')]?.pays ?? [];
    const fromScatters = scatterChances(config).reduce((sum, chance, n) => {
      const ladder = Array.from({ length: spinsFor(config, n) }, (_, spin) => upTo(config.feature.ladder, spin));
      return sum + chance * (upTo(pays, n) + free * ladder.reduce((a, b) => a + b, 0));
    }, 0);
    return (meanOf(config.weights) + fromScatters) / config.base;
  },
};
