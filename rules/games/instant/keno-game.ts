import type { KenoChoice, KenoConfig, KenoOutcome } from '#contract/fields/instant-games';
import type { Dice } from '../../dice';
import { shuffled } from '../seeded-dice';
import type { ExactReturn } from '../slot-return';
import { paidAt } from './times';

/** Whether the numbers are on the card, each once, and the paytable has a line for their count. */
export function isKenoChoice({ numbers, pays }: KenoConfig, { picks }: KenoChoice): boolean {
  return (
    picks.length > 0 &&
    new Set(picks).size === picks.length &&
    picks.every((pick) => pick >= 1 && pick <= numbers) &&
    pays[picks.length] !== undefined
  );
}

/** Draws the numbers and pays the hits. */
export function playKeno(config: KenoConfig, { picks }: KenoChoice, stake: number, dice: Dice): KenoOutcome {
  const drawn = shuffled(
    dice,
    Array.from({ length: config.numbers }, (_, i) => i + 1),
  ).slice(0, config.drawn);
  const hits = picks.filter((pick) => drawn.includes(pick)).length;
  const times = config.pays[picks.length]?.[hits] ?? 0;
  return { kind: 'keno', stake_cents: stake, win_cents: paidAt(stake, times), picks: [...picks], drawn, hits, times };
}

/** The binomial coefficient `n` over `k`. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** The probability that exactly `hits` of the picked numbers are drawn. */
export function kenoChance({ numbers, drawn }: Pick<KenoConfig, 'numbers' | 'drawn'>, picks: number, hits: number): number {
  return (choose(picks, hits) * choose(numbers - picks, drawn - hits)) / choose(numbers, drawn);
}

/** Exact return of a number of picks, by the hypergeometric distribution. */
export function kenoReturn(config: KenoConfig, picks: number): ExactReturn {
  const sum = (of: (pays: number) => number) =>
    (config.pays[picks] ?? []).reduce((total, times, hits) => total + kenoChance(config, picks, hits) * of(times / 100), 0);
  const rtp = sum((pay) => pay);
  return { rtp, variance: sum((pay) => pay * pay) - rtp * rtp, hitRate: sum((pay) => (pay > 0 ? 1 : 0)) };
}
