import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import { chancesOf, indexOf } from './chances';
import { drawIndex } from './draws';
import { linesMean, lineWins } from './line-wins';
import type { Mechanic } from './mechanic';
import { paid, roundOf, stepOf } from './steps';

/** Reels that have wilds. */
const wildReels = (config: MechanicConfig): number[] => {
  const wild = indexOf(config, 'wild');
  return config.weights.flatMap((reel, at) => ((reel[wild] ?? 0) > 0 ? [at] : []));
};

const wholeReel = (config: MechanicConfig, reel: number) => Array.from({ length: config.rows }, (_, row): [number, number] => [reel, row]);

/**
 * A wild expands over its reel, which stays for a free respin of the others, until no further reel expands. The set of
 * full reels determines a respin, so the return is a sum over sets of reels.
 */
export const expanding: Mechanic = {
  play(config, stake, dice) {
    const coin = stake / config.base;
    const wild = indexOf(config, 'wild');
    const full = new Set<number>();
    const steps: SlotStep[] = [];
    for (;;) {
      const kept = [...full].flatMap((reel) => wholeReel(config, reel));
      const landed = config.weights.map((reel, at) =>
        Array.from({ length: config.rows }, () => (full.has(at) ? wild : drawIndex(dice, reel))),
      );
      const filling = wildReels(config).filter((reel) => !full.has(reel) && landed[reel]?.includes(wild));
      const move = steps.length === 0 ? 'spin' : 'respin';
      if (filling.length === 0) {
        steps.push(stepOf({ move, kept, grid: landed, ...paid(lineWins(config, landed), coin) }));
        return roundOf(stake, steps);
      }
      steps.push(stepOf({ move, kept, grid: landed }));
      for (const reel of filling) full.add(reel);
      const grid = landed.map((cells, reel) => (full.has(reel) ? cells.map(() => wild) : cells));
      steps.push(
        stepOf({ move: 'expand', kept: [...full].flatMap((reel) => wholeReel(config, reel)), grid, ...paid(lineWins(config, grid), coin) }),
      );
    }
  },
  mean(config) {
    const wild = indexOf(config, 'wild');
    const chances = config.weights.map(chancesOf);
    const reels = wildReels(config);
    const wildOnly = config.symbols.map((_, s) => (s === wild ? 1 : 0));
    const noWild = chances.map((cell) => cell.map((chance, s) => (s === wild ? 0 : chance / (1 - (cell[wild] ?? 0)))));
    const known = new Map<number, number>();
    const coinsOf = (full: number) => linesMean(config, (reel) => (full & (1 << reel) ? wildOnly : noWild[reel]!));
    const from = (full: number): number => {
      const stored = known.get(full);
      if (stored !== undefined) return stored;
      const open = reels.filter((reel) => !(full & (1 << reel)));
      let mean = 0;
      for (let choice = 0; choice < 1 << open.length; choice++) {
        let chance = 1;
        let next = full;
        open.forEach((reel, i) => {
          const misses = (1 - (chances[reel]?.[wild] ?? 0)) ** config.rows;
          chance *= choice & (1 << i) ? 1 - misses : misses;
          if (choice & (1 << i)) next |= 1 << reel;
        });
        mean += chance * (coinsOf(next) + (next === full ? 0 : from(next)));
      }
      known.set(full, mean);
      return mean;
    };
    return from(0) / config.base;
  },
};
