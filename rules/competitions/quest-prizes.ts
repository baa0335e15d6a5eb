import type { QuestSize } from '#contract/fields/quest';
import { questThresholds } from './quest-thresholds';

const EURO = 100;

/**
 * What each level of a quest pays who reaches it, in EUR cents, the first one first: whole euros that make up the quest's
 * prize together. Up to any level it is no larger a share of the prize than the bets are of the last threshold, so that
 * nobody is paid more per euro for stopping early (GIFT-010). The first level, on which everybody stands, pays nothing.
 */
export function questPrizes(size: QuestSize, prizeCents: number): number[] {
  const thresholds = questThresholds[size];
  const last = thresholds.at(-1)!;
  const upTo = thresholds.map((threshold) => (threshold === last ? prizeCents : Math.floor((prizeCents * threshold) / last / EURO) * EURO));
  return upTo.map((sum, at) => sum - (upTo[at - 1] ?? 0));
}
