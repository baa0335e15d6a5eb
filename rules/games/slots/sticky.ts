import { chancesOf, indexOf } from './chances';
import { drawIndex, freeWeights } from './draws';
import { linesMean, lineWins } from './line-wins';
import type { Mechanic } from './mechanic';
import { firstSpin, linesMeanOf } from './plain';
import { overSpins, scatterFacts } from './scatters';
import { cellsOf, paid, roundOf, stepOf } from './steps';

/**
 * In free spins a wild stays where it landed until the last one. The cells of a line are on different reels, so each is a
 * wild at spin t with the probability that one landed there in t tries, independent of the others.
 */
export const sticky: Mechanic = {
  play(config, stake, dice) {
    const coin = stake / config.base;
    const wild = indexOf(config, 'wild');
    const { step, spins } = firstSpin(config, coin, dice, lineWins);
    const steps = [step];
    let kept: [number, number][] = [];
    for (let number = 1; number <= spins; number++) {
      const held = new Set(kept.map(String));
      const grid = freeWeights(config).map((reel, at) =>
        Array.from({ length: config.rows }, (_, row) => (held.has(`${at},${row}`) ? wild : drawIndex(dice, reel))),
      );
      steps.push(stepOf({ grid, kept, ...paid(lineWins(config, grid), coin), free: { number, total: spins } }));
      kept = cellsOf(grid, wild);
    }
    return roundOf(stake, steps);
  },
  mean(config) {
    const wild = indexOf(config, 'wild');
    const cells = freeWeights(config).map(chancesOf);
    const atSpin = (spin: number) => {
      const now = cells.map((cell) => {
        const misses = 1 - (cell[wild] ?? 0);
        return cell.map((chance, s) => (s === wild ? 1 - misses ** spin : chance * misses ** (spin - 1)));
      });
      return linesMean(config, (reel) => now[reel]!);
    };
    const worth = (spins: number) => Array.from({ length: spins }, (_, i) => atSpin(i + 1)).reduce((a, b) => a + b, 0);
    return (linesMeanOf(config, config.weights) + scatterFacts(config).coins + overSpins(config, worth)) / config.base;
  },
};
