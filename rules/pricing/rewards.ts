import type { GameWeights, RewardTerms } from '#contract/fields/config/rewards';

type WeightKind = keyof GameWeights;

/** A reward for play, by what it gives back of each euro that counts, in millionths. */
export interface PricedReward {
  name: string;
  ppm: number;
  /** When it is given, epoch ms; null: always. */
  span: { from: number; to: number } | null;
  /** The kinds of games whose play counts; null: all. */
  kinds: readonly WeightKind[] | null;
}

/** The house edge of the game of a kind that costs least to play, in millionths of the stake. */
export type Edges = Readonly<Record<WeightKind, number>>;

/** What play of a kind costs and gives back at most, in millionths of the stake. */
export interface KindPrice {
  kind: WeightKind;
  edgePpm: number;
  /** What rewards may give back. */
  allowedPpm: number;
  /** What they give back while most of them run concurrently, by the kind's weight. */
  rewardsPpm: number;
  /** The rewards that run then. */
  atPeak: readonly PricedReward[];
  isSound: boolean;
}

const runs = ({ span }: PricedReward, now: number) => span === null || (span.from <= now && now < span.to);
const sumOf = (rewards: readonly PricedReward[]) => rewards.reduce((sum, { ppm }) => sum + ppm, 0);

/** The rewards that run while most of them do. */
function peakOf(rewards: readonly PricedReward[]): readonly PricedReward[] {
  const instants = [0, ...rewards.flatMap(({ span }) => (span ? [span.from] : []))];
  return instants.map((now) => rewards.filter((reward) => runs(reward, now))).reduce((most, now) => (sumOf(now) > sumOf(most) ? now : most));
}

/**
 * Prices what operators set (GIFT-010): a player takes every reward that runs at the same time with the same stake, on the
 * game of each kind that costs least, so all of them together may give back no more than a share of its house edge.
 */
export function priceRewards(rewards: readonly PricedReward[], { weights, edge_share_percent }: RewardTerms, edges: Edges): KindPrice[] {
  return (Object.keys(edges) as WeightKind[]).map((kind) => {
    const atPeak = peakOf(rewards.filter(({ kinds }) => kinds === null || kinds.includes(kind)));
    const allowedPpm = (edges[kind] * edge_share_percent) / 100;
    const rewardsPpm = (sumOf(atPeak) * weights[kind]) / 100;
    return { kind, edgePpm: edges[kind], allowedPpm, rewardsPpm, atPeak, isSound: rewardsPpm <= allowedPpm };
  });
}

/** What is left on average of bonus money once it has been wagered on the game that costs least, a share of one. */
export function leftOfBonus(wager: number, edgePpm: number): number {
  return Math.max(0, 1 - (wager * edgePpm) / 1_000_000);
}

/** What a quest gives back of each euro: its prize over the last threshold, both EUR cents; its levels never pay more. */
export function questPpm(prizeCents: number, lastThresholdCents: number): number {
  return (prizeCents * 1_000_000) / lastThresholdCents;
}
