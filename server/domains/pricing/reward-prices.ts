import { smallestEdges } from '#rules/pricing/edges';
import { priceRewards, type KindPrice } from '#rules/pricing/rewards';
import type { Queries } from '#server/database/connection';
import { readConfig } from '../config/store';
import { readPricedRewards } from './priced-rewards';

/** The return of rewards per counted euro, compared with the maximum (GIFT-010). */
export async function readPricing(queries: Queries, now: Date): Promise<KindPrice[]> {
  return priceRewards(await readPricedRewards(queries, now), await readConfig(queries, 'reward-terms'), smallestEdges());
}

/** Thrown if rewards would pay more than play costs. */
export class UnsoundRewards extends Error {}

const percent = (ppm: number) => `${(ppm / 10_000).toFixed(3)} %`;
const excess = ({ rewardsPpm, allowedPpm }: KindPrice) => rewardsPpm - allowedPpm;
const worstOf = (pricing: readonly KindPrice[]) => pricing.reduce((worst, price) => (excess(price) > excess(worst) ? price : worst));

/**
 * Runs a change in a transaction unless rewards would then pay more than they may; throws UnsoundRewards, and the transaction is rolled
 * back. If they paid too much before, a change that doesn't make it worse is accepted.
 */
export async function keepSound<T>(queries: Queries, now: Date, change: () => Promise<T>): Promise<T> {
  const before = worstOf(await readPricing(queries, now));
  const done = await change();
  const after = worstOf(await readPricing(queries, now));
  if (excess(after) <= Math.max(0, excess(before))) return done;
  const { kind, rewardsPpm, allowedPpm } = after;
  throw new UnsoundRewards(
    `Rewards would pay back ${percent(rewardsPpm)} of each bet on ${kind}; ${percent(allowedPpm)} is allowed. Lower the prizes or tighten reward-terms (see npm run pricing).`,
  );
}
