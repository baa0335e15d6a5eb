import type { Motif, Palette, Volatility } from '#contract/fields/game-config';
import { motifs, palettes } from '#contract/fields/game-config';
import type { Dice } from '../dice';
import { pick, pickWeighted, seededDice } from './seeded-dice';

/** The grid of reels and rows and how its wins are counted; `base` is the number of coins of a stake. */
export interface GridPlan {
  reels: number;
  rows: number;
  evaluation: 'lines' | 'ways';
  lineCount: number;
  base: number;
}

/** The traits that a seed determines before strips are generated; cheap, so that the catalogue can be listed without configurations. */
export interface SlotTraits {
  plan: GridPlan;
  volatility: Volatility;
  motif: Motif;
  palette: Palette;
  hasFreeSpins: boolean;
  hasOwnFreeStrips: boolean;
  hasStacks: boolean;
  hasGauge: boolean;
  wildMultiplier: number;
}

const lines = (reels: number, rows: number, lineCount: number): GridPlan => ({
  reels,
  rows,
  evaluation: 'lines',
  lineCount,
  base: lineCount,
});
const ways = (reels: number, rows: number, base: number): GridPlan => ({
  reels,
  rows,
  evaluation: 'ways',
  lineCount: 0,
  base,
});

const plans: readonly GridPlan[] = [
  lines(3, 3, 5),
  lines(5, 3, 10),
  lines(5, 3, 20),
  lines(5, 3, 25),
  lines(5, 4, 20),
  lines(5, 4, 40),
  lines(6, 4, 25),
  ways(3, 3, 10),
  ways(5, 3, 25),
  ways(5, 4, 50),
  ways(6, 3, 30),
  ways(6, 4, 60),
];
const planWeights = [8, 14, 18, 10, 10, 8, 6, 5, 16, 12, 7, 8];

/** The motifs that reels are drawn for; the others belong to the tables. */
const slotMotifs = motifs.filter((motif) => motif !== 'cards' && motif !== 'wheel' && motif !== 'dice');

function featuresOf(
  dice: Dice,
  plan: GridPlan,
  volatility: Volatility,
): Pick<SlotTraits, 'hasFreeSpins' | 'hasGauge' | 'hasStacks' | 'hasOwnFreeStrips' | 'wildMultiplier'> {
  const isSmall = plan.reels === 3;
  const hasFreeSpins = isSmall ? dice.int(10) < 2 : dice.int(10) < 9;
  const hasGauge = isSmall ? !hasFreeSpins && (volatility !== 'low' || dice.int(10) < 6) : volatility !== 'low' && dice.int(10) < 3;
  return {
    hasFreeSpins,
    hasGauge,
    hasStacks: dice.int(10) < 3 && !(plan.evaluation === 'ways' && volatility === 'low'),
    hasOwnFreeStrips: hasFreeSpins && dice.int(10) < 4,
    wildMultiplier:
      volatility === 'low' ? 1 : ([1, 2, 3][pickWeighted(dice, [9, 7, volatility === 'high' && plan.evaluation === 'lines' ? 3 : 0])] ?? 1),
  };
}

/** Three reels have too few win lengths for high volatility, and with ways they always have low volatility. */
function volatilityWeights(plan: GridPlan): number[] {
  if (plan.reels === 3) return plan.evaluation === 'ways' ? [1, 0, 0] : [5, 4, 0];
  return [3, 5, 4];
}

/** The basic traits of a slot by its seed: grid, volatility, look and features. */
export function traitsOf(seed: string): SlotTraits {
  const dice = seededDice(`traits ${seed}`);
  const plan = plans[pickWeighted(dice, planWeights)] as GridPlan;
  const volatility = (['low', 'medium', 'high'] as const)[pickWeighted(dice, volatilityWeights(plan))] ?? 'medium';
  return { plan, volatility, motif: pick(dice, slotMotifs), palette: pick(dice, palettes), ...featuresOf(dice, plan, volatility) };
}

/** A grid as text: `5x3`. */
export function gridLabel(plan: { reels: number; rows: number }): string {
  return `${plan.reels}x${plan.rows}`;
}
