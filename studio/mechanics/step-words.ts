import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import type { Money } from '../text/money';
import type { Text } from '../text/texts';

/** How many wins of a step are named. */
const NAMED = 2;

/** A step's payout in words: its highest wins, and the prizes of coins or a bonus. */
export function stepWords({ symbols }: Pick<MechanicConfig, 'symbols'>, step: SlotStep, text: Text, money: Money): string[] {
  const fromWins = step.wins.reduce((sum, win) => sum + win.win_cents, 0);
  const words = step.wins
    .toSorted((one, other) => other.win_cents - one.win_cents)
    .slice(0, NAMED)
    .map(({ line, ways, count, symbol, win_cents }) => {
      const amount = money(win_cents);
      if (symbols[symbol]?.role === 'scatter') return text('win_scatters', { count, amount });
      if (line !== null) return text('win_line', { line: line + 1, amount });
      return ways > 1 ? text('win_ways', { count, ways, amount }) : text('win_one_way', { count, amount });
    });
  const more = step.win_cents - fromWins;
  return more > 0 ? [...words, text(step.move === 'bonus' ? 'bonus_pays' : 'coins_pay', { amount: money(more) })] : words;
}
