import type { QuestSize } from '#contract/fields/quest';
import { questThresholds } from './quest-thresholds';

const EURO = 100;

/**
 * The prize of each level of a quest in EUR cents, first level first: whole euros that add up to the quest's prize. Up to
 * any level the share of the prize is at most the share of the bets, so that stopping early never pays more per euro
 * (GIFT-010). The first level, on which everybody starts, pays nothing.
 */
export function questPrizes(size: QuestSize, prizeCents: number): number[] {
  const thresholds = questThresholds[size];
  const last = thresholds.at(-1)!;
  const upTo = thresholds.map((threshold) => (threshold === last ? prizeCents : Math.floor((prizeCents * threshold) / last / EURO) * EURO));
  return upTo.map((sum, at) => sum - (upTo[at - 1] ?? 0));
}
