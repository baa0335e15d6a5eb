import type { SlotConfig } from '#contract/fields/game-config';
import type { Cell, SlotSpin } from '#contract/fields/game-outcome';
import type { Money } from '../text/money';
import type { Text } from '../text/texts';

/** One highlight with its text. */
export interface WinStep {
  cells: readonly Cell[];
  rows: readonly number[] | null;
  words: string;
}

/** The wins of a spin in the order they are shown: the highest first. */
export function winSteps(config: SlotConfig, spin: SlotSpin, text: Text, money: Money): WinStep[] {
  const symbols = [...spin.wins]
    .sort((a, b) => b.win_cents - a.win_cents)
    .map(
      (win): WinStep => ({
        cells: win.positions,
        rows: win.line === null ? null : (config.lines[win.line] ?? null),
        words:
          win.line === null
            ? text(win.ways === 1 ? 'win_one_way' : 'win_ways', { count: win.count, ways: win.ways, amount: money(win.win_cents) })
            : text('win_line', { line: win.line + 1, amount: money(win.win_cents) }),
      }),
    );
  const { scatter } = spin;
  if (!scatter) return symbols;
  return [
    ...symbols,
    { cells: scatter.positions, rows: null, words: text('win_scatter', { count: scatter.count, amount: money(scatter.win_cents) }) },
  ];
}

/** All cells of all steps, each once. */
export function allCells(steps: readonly WinStep[]): Cell[] {
  const seen = new Map(steps.flatMap((step) => step.cells.map((cell) => [cell.join(), cell])));
  return [...seen.values()];
}
