import type { SlotSymbol, Volatility } from '#contract/fields/game-config';
import type { ReturnSolver } from './slot-return';
import { volatilityOf } from './volatility';

/** A pay rounded for the paytable: whole, in steps that grow with it. */
const stepOf = (pay: number): number => (pay < 20 ? 1 : pay < 100 ? 5 : pay < 500 ? 25 : pay < 2000 ? 100 : 500);

const tidy = (pay: number): number => Math.max(1, Math.round(pay / stepOf(pay)) * stepOf(pay));

const regularOf = (symbols: readonly SlotSymbol[]): SlotSymbol[] => symbols.filter((symbol) => symbol.role === 'regular');

/**
 * Fills the paytable at a scale. `edge` from 0 to 1 is how steeply pays fall from the best symbol to the last and grow
 * with each further reel, which determines the volatility.
 */
function fill(symbols: readonly SlotSymbol[], edge: number, scale: number): void {
  const decay = 0.93 - 0.4 * edge;
  const growth = 1.7 + 6 * edge;
  regularOf(symbols).forEach((symbol, rank) => {
    for (let length = 3; length < symbol.pays.length; length++) {
      const pay = tidy(scale * decay ** rank * growth ** (length - 3));
      symbol.pays[length] = Math.max(pay, (symbol.pays[length - 1] ?? 0) + 1);
    }
  });
}

/** The derivative of the return by each pay (the return is linear in the pays), and the return of scatters alone. */
function worthOf(solver: ReturnSolver, symbols: readonly SlotSymbol[]): { fixed: number; worth: number[][] } {
  const regular = regularOf(symbols);
  for (const symbol of regular) symbol.pays.fill(0);
  const fixed = solver.rtp(symbols);
  const worth = regular.map((symbol) =>
    symbol.pays.map((_, length) => {
      if (length < 3) return 0;
      symbol.pays[length] = 1;
      const gain = solver.rtp(symbols) - fixed;
      symbol.pays[length] = 0;
      return gain;
    }),
  );
  return { fixed, worth };
}

/** Whether a paytable is ordered: no symbol pays less than a lower one or a shorter run. */
function isInOrder(regular: readonly SlotSymbol[], s: number, length: number, pay: number): boolean {
  const own = regular[s]?.pays ?? [];
  const above = regular[s - 1]?.pays[length] ?? Infinity;
  const below = regular[s + 1]?.pays[length] ?? 0;
  return pay >= 1 && pay > (own[length - 1] ?? 0) && pay < (own[length + 1] ?? Infinity) && pay <= above && pay >= below;
}

interface Step {
  s: number;
  length: number;
  pay: number;
  gap: number;
}

/** The change of one step with the smallest gap to the target, or null if none reduces it. */
function bestStep(regular: readonly SlotSymbol[], worth: readonly number[][], gap: number): Step | null {
  let best: Step | null = null;
  for (let s = 0; s < regular.length; s++) {
    const pays = regular[s]?.pays ?? [];
    for (let length = 3; length < pays.length; length++) {
      const now = pays[length] ?? 0;
      const pay = now + Math.sign(gap) * stepOf(now);
      const left = gap - (pay - now) * (worth[s]?.[length] ?? 0);
      if (Math.abs(left) < Math.abs(best ? best.gap : gap) && isInOrder(regular, s, length, pay)) best = { s, length, pay, gap: left };
    }
  }
  return best;
}

/** Scales a paytable of a given edge to a return as near the target as whole coins allow. */
function scaleTo(symbols: readonly SlotSymbol[], parts: ReturnType<typeof worthOf>, edge: number, target: number): void {
  const regular = regularOf(symbols);
  const reached = () =>
    regular.reduce(
      (sum, symbol, s) => sum + symbol.pays.reduce((a, pay, length) => a + pay * (parts.worth[s]?.[length] ?? 0), 0),
      parts.fixed,
    );
  let low = 0;
  let high = 4000;
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    fill(symbols, edge, middle);
    if (reached() < target) low = middle;
    else high = middle;
  }
  let gap = target - reached();
  for (let i = 0; i < 60 && Math.abs(gap) > 0.0004; i++) {
    const step = bestStep(regular, parts.worth, gap);
    if (!step) return;
    (regular[step.s] as SlotSymbol).pays[step.length] = step.pay;
    gap = step.gap;
  }
}

/** The starting point of the search for each volatility's edge. */
const firstEdge: Record<Volatility, number> = { low: 0.12, medium: 0.4, high: 0.65 };
const order: readonly Volatility[] = ['low', 'medium', 'high'];

/**
 * Sets the pays of the regular symbols so that the game returns about `target` with the wanted volatility: a bisection over
 * the edge. Returns whether the volatility was reached; the pays are those of the last try.
 */
export function tunePaytable(solver: ReturnSolver, symbols: readonly SlotSymbol[], volatility: Volatility, target: number): boolean {
  const parts = worthOf(solver, symbols);
  let [low, high] = [0, 1];
  let edge = firstEdge[volatility];
  for (let i = 0; i < 7; i++) {
    scaleTo(symbols, parts, edge, target);
    const reached = volatilityOf(Math.sqrt(solver.variance(symbols)));
    if (reached === volatility) return true;
    if (order.indexOf(reached) < order.indexOf(volatility)) low = edge;
    else high = edge;
    edge = (low + high) / 2;
  }
  return false;
}
