import type { QuestLevelState, QuestSize } from '#contract/fields/quest';
import { questPrizes } from './quest-prizes';
import { questThresholds } from './quest-thresholds';

/** One level of a quest's map; `number` counts from 1, threshold and prize are EUR cents. */
export interface QuestLevel {
  number: number;
  thresholdCents: number;
  prizeCents: number;
  state: QuestLevelState;
}

export interface QuestStanding {
  levels: readonly QuestLevel[];
  current: QuestLevel;
  /** Null on the last level. */
  next: QuestLevel | null;
  /** Progress from the current threshold to the next, whole percent of 0 to 100; 100 on the last level. */
  percentToNext: number;
}

/**
 * The levels of a quest for a player's bets in it, in EUR cents (QUEST-002, QUEST-003). The current level is the
 * highest whose threshold is reached, the one after it is next. `prizeCents` is the sum of all levels' prizes.
 */
export function questLevels({ size, betsCents, prizeCents }: { size: QuestSize; betsCents: number; prizeCents: number }): QuestStanding {
  const thresholds = questThresholds[size].map((euros) => euros * 100);
  const prizes = questPrizes(size, prizeCents);
  const bets = Number.isFinite(betsCents) ? Math.max(0, betsCents) : 0;
  const reached = thresholds.findLastIndex((threshold) => bets >= threshold);
  const stateOf = (at: number): QuestLevelState => (at < reached ? 'completed' : at === reached ? 'active' : 'locked');
  const levels = thresholds.map((thresholdCents, at) => ({ number: at + 1, thresholdCents, prizeCents: prizes[at]!, state: stateOf(at) }));
  const current = levels[reached]!;
  const next = levels[reached + 1] ?? null;
  return { levels, current, next, percentToNext: percentBetween(current, next, bets) };
}

function percentBetween(current: QuestLevel, next: QuestLevel | null, bets: number): number {
  if (!next) return 100;
  return Math.floor(((bets - current.thresholdCents) / (next.thresholdCents - current.thresholdCents)) * 100);
}
