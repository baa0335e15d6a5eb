import type { FreeSpins } from '#contract/fields/game-config';

/** One free spin: the probability of a retrigger, and the expectations of its win (by retrigger) and of the win's square. */
export interface FreeSpinChances {
  trigger: number;
  meanWithTrigger: number;
  meanWithout: number;
  square: number;
}

/** Expectation of a whole sequence's win and of its square, by the number of spins awarded at its start. */
export interface SequenceMoments {
  mean(awarded: number): number;
  square(awarded: number): number;
}

/**
 * Moments of a free-spin sequence with retriggers up to the cap, solved backwards from the last spin: with r spins
 * left of a awarded, one spin is played and either r - 1 are left, or r - 1 plus what the retrigger adds.
 */
export function sequenceMoments(rules: Pick<FreeSpins, 'again' | 'cap'>, chances: FreeSpinChances): SequenceMoments {
  const width = rules.cap + 1;
  const mean = new Float64Array(width * width);
  const square = new Float64Array(width * width);
  const { trigger, meanWithTrigger, meanWithout } = chances;
  for (let awarded = rules.cap; awarded >= 1; awarded--) {
    const added = Math.min(rules.again, rules.cap - awarded);
    for (let left = 1; left <= awarded; left++) {
      const at = awarded * width + left;
      const plain = awarded * width + left - 1;
      const more = (awarded + added) * width + left - 1 + added;
      const meanPlain = mean[plain] ?? 0;
      const meanMore = mean[more] ?? 0;
      mean[at] = meanWithTrigger + meanWithout + trigger * meanMore + (1 - trigger) * meanPlain;
      square[at] =
        chances.square +
        2 * (meanWithTrigger * meanMore + meanWithout * meanPlain) +
        trigger * (square[more] ?? 0) +
        (1 - trigger) * (square[plain] ?? 0);
    }
  }
  const at = (awarded: number) => Math.min(awarded, rules.cap) * (width + 1);
  return { mean: (awarded) => mean[at(awarded)] ?? 0, square: (awarded) => square[at(awarded)] ?? 0 };
}
