import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';
import { chancesOf, indexOf } from './chances';
import { drawGrid, freeWeights } from './draws';
import { type CoinWin, lineWins, linesMean } from './line-wins';
import type { Mechanic } from './mechanic';
import { overSpins, scatterFacts, spinsFor, upTo } from './scatters';
import { cellsOf, paid, roundOf, scatterWin, stepOf } from './steps';
import { fixedHeight, waysHitChance, waysMean, wayWins } from './way-wins';

type Reader = (config: MechanicConfig, grid: readonly (readonly number[])[]) => CoinWin[];

/** The base spin with its scatters, and the free spins that they award. */
export function firstSpin(config: MechanicConfig, coin: number, dice: Dice, read: Reader): { step: SlotStep; spins: number } {
  const scatter = indexOf(config, 'scatter');
  const grid = drawGrid(dice, config.weights, config.rows);
  const wins = [...read(config, grid), ...scatterWin(config, grid, scatter)];
  return { step: stepOf({ grid, ...paid(wins, coin) }), spins: spinsFor(config, cellsOf(grid, scatter).length) };
}

/** Wins on lines or by ways; scatters award free spins with a fixed multiplier, or one that rises with each win (`climb`). */
function plain(read: Reader, mean: (config: MechanicConfig, weights: readonly (readonly number[])[]) => number, climbs: boolean): Mechanic {
  const multiplierAt = ({ feature }: MechanicConfig, wins: number) => (climbs ? upTo(feature.ladder, wins) : feature.multiplier);
  return {
    play(config, stake, dice) {
      const coin = stake / config.base;
      const { step, spins } = firstSpin(config, coin, dice, read);
      const steps = [step];
      let won = 0;
      for (let number = 1; number <= spins; number++) {
        const grid = drawGrid(dice, freeWeights(config), config.rows);
        const pays = paid(read(config, grid), coin, multiplierAt(config, won));
        steps.push(stepOf({ grid, ...pays, free: { number, total: spins } }));
        if (pays.win_cents > 0) won += 1;
      }
      return roundOf(stake, steps);
    },
    mean(config) {
      const base = mean(config, config.weights);
      const free = mean(config, freeWeights(config));
      const hit = climbs ? waysHitChance(config, freeWeights(config).map(chancesOf)) : 0;
      const worth = (spins: number) => {
        if (!climbs) return spins * free * config.feature.multiplier;
        let wins = [1];
        let sum = 0;
        for (let spin = 0; spin < spins; spin++) {
          sum += free * wins.reduce((total, chance, n) => total + chance * multiplierAt(config, n), 0);
          wins = Array.from({ length: wins.length + 1 }, (_, n) => (wins[n] ?? 0) * (1 - hit) + (wins[n - 1] ?? 0) * hit);
        }
        return sum;
      };
      return (base + scatterFacts(config).coins + overSpins(config, worth)) / config.base;
    },
  };
}

/** Expected coins of lines if all cells of a reel have the same probabilities. */
export function linesMeanOf(config: MechanicConfig, weights: readonly (readonly number[])[]): number {
  const cells = weights.map(chancesOf);
  return linesMean(config, (reel) => cells[reel]!);
}

const waysMeanOf = (config: MechanicConfig, weights: readonly (readonly number[])[]): number =>
  waysMean(
    config,
    weights.map((reel) => ({ cell: chancesOf(reel), heights: fixedHeight(config.rows) })),
  );

/** Lines from the left. */
export const lines = plain(lineWins, linesMeanOf, false);
/** Ways from the left. */
export const ways = plain(wayWins, waysMeanOf, false);
/**
 * Ways, and free spins whose multiplier rises with each win. The hit rate of a spin is exact, and spins are independent, so
 * the expected multiplier is exact too.
 */
export const climb = plain(wayWins, waysMeanOf, true);
