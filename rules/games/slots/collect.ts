import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { binomial, chancesOf, indexOf, meanPrize } from './chances';
import { drawGrid, drawIndex, freeWeights } from './draws';
import { lineWins } from './line-wins';
import type { Mechanic } from './mechanic';
import { linesMeanOf } from './plain';
import { overSpins, scatterFacts, spinsFor, upTo } from './scatters';
import { cellsOf, paid, roundOf, scatterWin, stepOf } from './steps';

/** A grid with the values of its coins, and what its collectors collect, times a multiplier. */
function collected(config: MechanicConfig, grid: number[][], stake: number, dice: Dice, multiplier: number) {
  const weights = config.feature.prizes.map(({ weight }) => weight);
  const values = cellsOf(grid, indexOf(config, 'coin')).map(([reel, row]): [number, number, number] => [
    reel,
    row,
    (config.feature.prizes[drawIndex(dice, weights)]?.stakes ?? 0) * stake,
  ]);
  const collectors = cellsOf(grid, indexOf(config, 'collector')).length;
  const taken = values.reduce((sum, [, , cents]) => sum + cents, 0) * collectors * multiplier;
  return { values, collectors, taken };
}

/** The level that a number of collectors reaches; the last one of the ladder stays. */
const levelOf = ({ feature }: MechanicConfig, collectors: number) =>
  Math.min(feature.ladder.length - 1, Math.floor(collectors / feature.level));

/**
 * A collector pays the values of all coins in view. In free spins collectors accumulate over the spins: each level
 * multiplies the payout and adds spins. Collectors so far and spins left form a Markov chain, solved backwards; coins and
 * collectors land on different reels, so they're independent.
 */
export const collect: Mechanic = {
  play(config, stake, dice) {
    const coin = stake / config.base;
    const scatter = indexOf(config, 'scatter');
    const grid = drawGrid(dice, config.weights, config.rows);
    const first = collected(config, grid, stake, dice, 1);
    const pays = paid([...lineWins(config, grid), ...scatterWin(config, grid, scatter)], coin);
    const steps: SlotStep[] = [stepOf({ grid, ...pays, values: first.values, win_cents: pays.win_cents + first.taken })];
    let total = spinsFor(config, cellsOf(grid, scatter).length);
    let counter = 0;
    for (let number = 1; number <= total; number++) {
      const drawn = drawGrid(dice, freeWeights(config), config.rows);
      const multiplier = upTo(config.feature.ladder, levelOf(config, counter));
      const { values, collectors, taken } = collected(config, drawn, stake, dice, multiplier);
      const lines = paid(lineWins(config, drawn), coin);
      const before = levelOf(config, counter);
      counter += collectors;
      total += (levelOf(config, counter) - before) * config.feature.more;
      steps.push(
        stepOf({ grid: drawn, ...lines, multiplier, values, counter, win_cents: lines.win_cents + taken, free: { number, total } }),
      );
    }
    return roundOf(stake, steps);
  },
  mean(config) {
    const { feature } = config;
    const value = meanPrize(feature.prizes);
    const coins = (weights: readonly (readonly number[])[], role: 'coin' | 'collector') =>
      weights.reduce((sum, reel) => sum + (chancesOf(reel)[indexOf(config, role)] ?? 0) * config.rows, 0);
    const free = freeWeights(config);
    const lineCoins = linesMeanOf(config, free);
    const collectorReel = free[config.reels - 1]!;
    const landing = binomial(config.rows, chancesOf(collectorReel)[indexOf(config, 'collector')] ?? 0);
    const taken = coins(free, 'coin') * value * coins(free, 'collector') * config.base;
    const known = new Map<string, number>();
    const from = (counter: number, left: number): number => {
      if (left === 0) return 0;
      const key = `${counter},${left}`;
      const stored = known.get(key);
      if (stored !== undefined) return stored;
      const level = levelOf(config, counter);
      const rest = landing.reduce((sum, chance, landed) => {
        const next = Math.min(counter + landed, feature.level * (feature.ladder.length - 1));
        return sum + chance * from(next, left - 1 + (levelOf(config, next) - level) * feature.more);
      }, 0);
      const worth = lineCoins + taken * upTo(feature.ladder, level) + rest;
      known.set(key, worth);
      return worth;
    };
    const base = coins(config.weights, 'coin') * value * coins(config.weights, 'collector');
    const inCoins = linesMeanOf(config, config.weights) + scatterFacts(config).coins + overSpins(config, (spins) => from(0, spins));
    return inCoins / config.base + base;
  },
};
