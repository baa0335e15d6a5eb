import type { QuestSize } from '#contract/fields/quest';
import { compute } from '../../../platform/worker';

/** The levels of a quest for bets and a prize in EUR cents, computed in the web worker (QUEST-005). */
export const questLevelsQuery = (size: QuestSize, betsCents: number, prizeCents: number) => ({
  queryKey: ['worker', 'questLevels', { size, betsCents, prizeCents }] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => compute('questLevels', { size, betsCents, prizeCents }, signal),
});
