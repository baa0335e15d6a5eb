import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { chancesOf, indexOf } from './chances';
import { drawGrid, drawIndex, freeWeights } from './draws';
import { linesMean, lineWins } from './line-wins';
import type { Mechanic } from './mechanic';
import { overSpins, scatterFacts, spinsFor } from './scatters';
import { cellsOf, paid, roundOf, scatterWin, stepOf } from './steps';

/** A spin in which all mysteries turn into the same symbol: one step without mysteries, else two. */
function spin(config: MechanicConfig, landed: number[][], coin: number, dice: Dice, free: SlotStep['free']): SlotStep[] {
  const mystery = indexOf(config, 'mystery');
  const scatters = scatterWin(config, landed, indexOf(config, 'scatter'));
  if (cellsOf(landed, mystery).length === 0) {
    return [stepOf({ grid: landed, free, ...paid([...lineWins(config, landed), ...scatters], coin) })];
  }
  const shown = drawIndex(dice, config.feature.reveals);
  const grid = landed.map((cells) => cells.map((cell) => (cell === mystery ? shown : cell)));
  return [stepOf({ grid: landed, free }), stepOf({ move: 'reveal', grid, free, ...paid([...lineWins(config, grid), ...scatters], coin) })];
}

/**
 * Mysteries turn into one symbol; in free spins one reel is all mysteries. For each symbol that they may turn into, the
 * grid is an ordinary one, so the return is the sum over these symbols.
 */
export const mystery: Mechanic = {
  play(config, stake, dice) {
    const coin = stake / config.base;
    const hidden = indexOf(config, 'mystery');
    const landed = drawGrid(dice, config.weights, config.rows);
    const steps = spin(config, landed, coin, dice, null);
    const spins = spinsFor(config, cellsOf(landed, indexOf(config, 'scatter')).length);
    for (let number = 1; number <= spins; number++) {
      const grid = drawGrid(dice, freeWeights(config), config.rows);
      grid[dice.int(config.reels)] = Array.from({ length: config.rows }, () => hidden);
      steps.push(...spin(config, grid, coin, dice, { number, total: spins }));
    }
    return roundOf(stake, steps);
  },
  mean(config) {
    const hidden = indexOf(config, 'mystery');
    const reveals = chancesOf(config.feature.reveals);
    const shownAs = (cell: readonly number[], symbol: number) =>
      cell.map((chance, s) => (s === hidden ? 0 : chance) + (s === symbol ? (cell[hidden] ?? 0) : 0));
    const meanOf = (weights: readonly (readonly number[])[], fullReel: number) => {
      const cells = weights.map((reel, at) => (at === fullReel ? config.symbols.map((_, s) => (s === hidden ? 1 : 0)) : chancesOf(reel)));
      return reveals.reduce((sum, share, symbol) => {
        if (share === 0) return sum;
        const shown = cells.map((cell) => shownAs(cell, symbol));
        return sum + share * linesMean(config, (reel) => shown[reel]!);
      }, 0);
    };
    const free = config.weights.reduce((sum, _, reel) => sum + meanOf(freeWeights(config), reel) / config.reels, 0);
    return (meanOf(config.weights, -1) + scatterFacts(config).coins + overSpins(config, (spins) => spins * free)) / config.base;
  },
};
