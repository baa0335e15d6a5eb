import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import type { Dice } from '../../dice';

/** Caches cumulative weights. */
const sums = new WeakMap<readonly number[], Int32Array>();

function sumsOf(weights: readonly number[]): Int32Array {
  const known = sums.get(weights);
  if (known) return known;
  let sum = 0;
  const made = Int32Array.from(weights, (weight) => (sum += weight));
  sums.set(weights, made);
  return made;
}

/** Draws an index by weight. The array must not change later. */
export function drawIndex(dice: Dice, weights: readonly number[]): number {
  const upTo = sumsOf(weights);
  const drawn = dice.int(upTo[upTo.length - 1]!);
  let at = 0;
  while (upTo[at]! <= drawn) at += 1;
  return at;
}

/** Draws a whole grid, each cell independently. */
export function drawGrid(dice: Dice, weights: readonly (readonly number[])[], rows: number): number[][] {
  return weights.map((reel) => Array.from({ length: rows }, () => drawIndex(dice, reel)));
}

/** The weights in free spins: the configuration's own or those of the base game, in both cases without scatters. */
export function freeWeights(config: MechanicConfig): number[][] {
  const { weights } = config.feature;
  const known = withoutScatters.get(config);
  if (known) return known;
  const made = (weights.length > 0 ? weights : config.weights).map((reel) =>
    reel.map((weight, symbol) => (config.symbols[symbol]?.role === 'scatter' ? 0 : weight)),
  );
  withoutScatters.set(config, made);
  return made;
}

const withoutScatters = new WeakMap<MechanicConfig, number[][]>();
