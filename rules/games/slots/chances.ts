import type { MechanicConfig, ReelSymbol } from '#contract/fields/slot-mechanics';

/** The probability of each symbol in a cell. */
export type Cell = readonly number[];

/** Converts weights to probabilities. */
export function chancesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

interface Roles {
  at: ReadonlyMap<ReelSymbol['role'], number>;
  regular: readonly { symbol: ReelSymbol; at: number }[];
}

const known = new WeakMap<readonly ReelSymbol[], Roles>();

/** The roles of a configuration's symbols, found once. */
function rolesOf({ symbols }: Pick<MechanicConfig, 'symbols'>): Roles {
  const stored = known.get(symbols);
  if (stored) return stored;
  const made: Roles = {
    at: new Map(symbols.map(({ role }, at) => [role, at])),
    regular: symbols.map((symbol, at) => ({ symbol, at })).filter(({ symbol }) => symbol.role === 'regular'),
  };
  known.set(symbols, made);
  return made;
}

/** The index of the only symbol of a role; -1 without one. */
export const indexOf = (config: Pick<MechanicConfig, 'symbols'>, role: ReelSymbol['role']): number => rolesOf(config).at.get(role) ?? -1;

/** Regular symbols with their index. */
export const regularOf = (config: Pick<MechanicConfig, 'symbols'>): Roles['regular'] => rolesOf(config).regular;

/** `[k]`: the probability of k successes in n trials (binomial). */
export function binomial(n: number, chance: number): number[] {
  let shares = [1];
  for (let i = 0; i < n; i++) {
    shares = Array.from({ length: i + 2 }, (_, k) => (shares[k] ?? 0) * (1 - chance) + (shares[k - 1] ?? 0) * chance);
  }
  return shares;
}

/** `[n]`: the probability that a grid shows a symbol n times, each reel with its own weights. */
export function countChances(weights: readonly (readonly number[])[], rows: number, symbol: number): number[] {
  let shares = [1];
  for (const reel of weights) {
    const own = binomial(rows, chancesOf(reel)[symbol] ?? 0);
    const next = Array.from({ length: shares.length + rows }, () => 0);
    shares.forEach((share, n) => own.forEach((chance, k) => (next[n + k] = next[n + k]! + share * chance)));
    shares = next;
  }
  return shares;
}

/** The mean of a prize table, as a multiple of the stake. */
export function meanPrize(prizes: readonly { stakes: number; weight: number }[]): number {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : prizes.reduce((sum, { stakes, weight }) => sum + stakes * weight, 0) / total;
}
