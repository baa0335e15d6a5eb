import type { QuestSize } from '#contract/fields/quest';
import { questThresholds } from './quest-thresholds';

const EURO = 100;

/**
 * What each level of a quest pays who reaches it, in EUR cents, the first one first: whole euros that grow from level to level
 * and make up the quest's prize together. The first level, on which everybody stands, pays nothing.
 */
export function questPrizes(size: QuestSize, prizeCents: number): number[] {
  const count = questThresholds[size].length;
  const shares = (count * (count - 1)) / 2;
  const prizes = questThresholds[size].map((_, at) => Math.floor((prizeCents * at) / shares / EURO) * EURO);
  const rest = prizeCents - prizes.reduce((sum, prize) => sum + prize, 0);
  return prizes.map((prize, at) => (at === count - 1 ? prize + rest : prize));
}
