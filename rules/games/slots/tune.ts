import type { Volatility } from '#contract/fields/game-config';
import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { mechanics } from './mechanics';
import { plans } from './plans';

/** The increments of pays, so that a paytable has round numbers. */
const stepOf = (pay: number): number => (pay < 20 ? 1 : pay < 100 ? 5 : pay < 500 ? 25 : pay < 2000 ? 100 : 500);
const tidy = (pay: number): number => Math.max(1, Math.round(pay / stepOf(pay)) * stepOf(pay));

/** How steeply pays fall from the best symbol to the last, and how much steeper they rise, by edge. */
const slopes: Readonly<Record<Volatility, { decay: number; lift: number }>> = {
  low: { decay: 0.84, lift: 0.8 },
  medium: { decay: 0.76, lift: 1 },
  high: { decay: 0.68, lift: 1.25 },
};

/** Pays of scatters, in stakes, for three, four and five or more. */
const scatterStakes = [2, 10, 50];

function paysAt(config: MechanicConfig, edge: Volatility, scale: number): number[][] {
  const { from, to, growth } = plans[config.mechanic].pays;
  const { decay, lift } = slopes[edge];
  return config.symbols.map(({ role }, rank) => {
    if (role === 'scatter') return [0, 0, 0, ...scatterStakes.map((stakes) => stakes * config.base)];
    if (role !== 'regular') return [];
    const pays = Array.from({ length: to + 1 }, () => 0);
    for (let n = from; n <= to; n++) {
      pays[n] = Math.max(tidy(scale * decay ** rank * (growth * lift) ** (n - from)), (pays[n - 1] ?? 0) + 1);
    }
    return pays;
  });
}

const withPays = (config: MechanicConfig, pays: readonly (readonly number[])[]): MechanicConfig => ({
  ...config,
  symbols: config.symbols.map((symbol, s) => ({ ...symbol, pays: [...(pays[s] ?? [])] })),
});

/** The derivative of the return by each pay, and the part that doesn't depend on the pays of regular symbols. */
function worthOf(config: MechanicConfig, shape: number[][]): { fixed: number; worth: number[][] } {
  const mechanic = mechanics[config.mechanic];
  const zero = shape.map((pays, s) => (config.symbols[s]?.role === 'regular' ? pays.map(() => 0) : pays));
  const direct = mechanic.worth?.(withPays(config, shape));
  const fixed = direct ? 0 : mechanic.mean(withPays(config, zero));
  const worth = shape.map((pays, s) =>
    pays.map((pay, n) => {
      if (config.symbols[s]?.role !== 'regular' || pay === 0) return 0;
      if (direct) return direct[s]?.[n] ?? 0;
      const one = zero.map((own, other) => (other === s ? own.map((_, i) => (i === n ? 1 : 0)) : own));
      return mechanic.mean(withPays(config, one)) - fixed;
    }),
  );
  return { fixed, worth };
}

/** Pays of a configuration such that it returns about `target`, a share of one. Throws if its feature alone returns more. */
export function tunedPays(config: MechanicConfig, edge: Volatility, target: number): number[][] {
  const { fixed, worth } = worthOf(config, paysAt(config, edge, 10));
  const returned = (pays: number[][]) =>
    pays.reduce((sum, own, s) => own.reduce((part, pay, n) => part + pay * (worth[s]?.[n] ?? 0), sum), fixed);
  let [low, high] = [0, 4000];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (returned(paysAt(config, edge, middle)) < target) low = middle;
    else high = middle;
  }
  const pays = paysAt(config, edge, low);
  for (let i = 0; i < 200; i++) {
    const gap = target - returned(pays);
    if (Math.abs(gap) < 0.0005 || !nudge(pays, worth, gap)) break;
  }
  if (Math.abs(returned(pays) - target) > 0.01) throw new RangeError(`${config.world} ${config.mechanic} returns ${returned(pays)}`);
  return pays;
}

/** Changes the one pay that brings the return nearest to its target, keeping the order of the table. */
function nudge(pays: number[][], worth: readonly (readonly number[])[], gap: number): boolean {
  let best: { s: number; n: number; pay: number; left: number } | null = null;
  pays.forEach((own, s) =>
    own.forEach((now, n) => {
      const each = worth[s]?.[n] ?? 0;
      if (each === 0) return;
      const pay = now + Math.sign(gap) * stepOf(now);
      const left = Math.abs(gap - (pay - now) * each);
      const isInOrder =
        pay >= 1 &&
        pay > (own[n - 1] ?? 0) &&
        pay < (own[n + 1] ?? Infinity) &&
        pay <= (pays[s - 1]?.[n] || Infinity) &&
        pay >= (pays[s + 1]?.[n] ?? 0);
      if (isInOrder && left < (best?.left ?? Math.abs(gap))) best = { s, n, pay, left };
    }),
  );
  const found = best as { s: number; n: number; pay: number } | null;
  if (found) pays[found.s]![found.n] = found.pay;
  return found !== null;
}
