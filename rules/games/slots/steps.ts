import type { MechanicConfig, MechanicOutcome, SlotStep } from '#contract/fields/slot-mechanics';
import type { CoinWin } from './line-wins';
import { upTo } from './scatters';

/** A step with defaults for everything that isn't given. */
export function stepOf(part: Partial<SlotStep> & Pick<SlotStep, 'grid'>): SlotStep {
  return {
    move: 'spin',
    kept: [],
    values: [],
    wins: [],
    multiplier: 1,
    win_cents: 0,
    free: null,
    counter: null,
    prizes: [],
    other: [],
    ...part,
  };
}

/** Converts wins to a step's: in minor units, with the multiplier. */
export function paid(wins: readonly CoinWin[], coin: number, multiplier = 1): Pick<SlotStep, 'wins' | 'multiplier' | 'win_cents'> {
  const list = wins.map(({ coins, ...win }) => ({ ...win, win_cents: coins * coin * multiplier }));
  return { wins: list, multiplier, win_cents: list.reduce((sum, win) => sum + win.win_cents, 0) };
}

/** A round of steps. */
export function roundOf(stake: number, steps: SlotStep[]): MechanicOutcome {
  const free = new Set(steps.flatMap((step) => (step.free ? [step.free.number] : [])));
  const win_cents = steps.reduce((sum, step) => sum + step.win_cents, 0);
  return { kind: 'slots', version: 2, stake_cents: stake, win_cents, steps, free_spin_count: free.size };
}

/** Where a symbol is in view. */
export function cellsOf(grid: readonly (readonly number[])[], symbol: number): [number, number][] {
  return symbol < 0
    ? []
    : grid.flatMap((cells, reel) => cells.flatMap((cell, row): [number, number][] => (cell === symbol ? [[reel, row]] : [])));
}

/** The win of the scatters in view; none if they pay nothing. */
export function scatterWin(config: MechanicConfig, grid: readonly (readonly number[])[], scatter: number): CoinWin[] {
  const positions = cellsOf(grid, scatter);
  const coins = upTo(config.symbols[scatter]?.pays ?? [], positions.length);
  return coins === 0 ? [] : [{ symbol: scatter, count: positions.length, line: null, ways: 0, positions, coins }];
}
