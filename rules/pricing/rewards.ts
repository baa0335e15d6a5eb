import type { GameWeights, RewardTerms } from '#contract/fields/config/rewards';

type WeightKind = keyof GameWeights;

/** A reward for play with its return per counted euro, in millionths. */
export interface PricedReward {
  name: string;
  ppm: number;
  /** The period in which it's given, epoch ms; null: always. */
  span: { from: number; to: number } | null;
  /** The kinds of games whose play counts; null: all. */
  kinds: readonly WeightKind[] | null;
}

/** The house edge of the cheapest game of a kind, in millionths of the stake. */
export type Edges = Readonly<Record<WeightKind, number>>;

/** The cost of play of a kind and the maximum return by rewards, in millionths of the stake. */
export interface KindPrice {
  kind: WeightKind;
  edgePpm: number;
  /** The maximum that rewards may return. */
  allowedPpm: number;
  /** Their return at the peak of concurrent rewards, by the kind's weight. */
  rewardsPpm: number;
  /** The rewards that run at the peak. */
  atPeak: readonly PricedReward[];
  isSound: boolean;
}

const runs = ({ span }: PricedReward, now: number) => span === null || (span.from <= now && now < span.to);
const sumOf = (rewards: readonly PricedReward[]) => rewards.reduce((sum, { ppm }) => sum + ppm, 0);

/** The rewards that run at the peak. */
function peakOf(rewards: readonly PricedReward[]): readonly PricedReward[] {
  const instants = [0, ...rewards.flatMap(({ span }) => (span ? [span.from] : []))];
  return instants
    .map((now) => rewards.filter((reward) => runs(reward, now)))
    .reduce((most, now) => (sumOf(now) > sumOf(most) ? now : most));
}

/**
 * Prices the operators' settings (GIFT-010): a player takes every concurrent reward with the same stake, on the cheapest game
 * of each kind, so all of them together may return no more than a share of its house edge.
 */
export function priceRewards(rewards: readonly PricedReward[], { weights, edge_share_percent }: RewardTerms, edges: Edges): KindPrice[] {
  return (Object.keys(edges) as WeightKind[]).map((kind) => {
    const atPeak = peakOf(rewards.filter(({ kinds }) => kinds === null || kinds.includes(kind)));
    const allowedPpm = (edges[kind] * edge_share_percent) / 100;
    const rewardsPpm = (sumOf(atPeak) * weights[kind]) / 100;
    return { kind, edgePpm: edges[kind], allowedPpm, rewardsPpm, atPeak, isSound: rewardsPpm <= allowedPpm };
  });
}

/** The expected remainder of bonus money after wagering it on the cheapest game, a share of one. */
export function leftOfBonus(wager: number, edgePpm: number): number {
  return Math.max(0, 1 - (wager * edgePpm) / 1_000_000);
}

/** The return of a quest per euro: its prize divided by the last threshold, both EUR cents; no level pays more. */
export function questPpm(prizeCents: number, lastThresholdCents: number): number {
  return (prizeCents * 1_000_000) / lastThresholdCents;
}
