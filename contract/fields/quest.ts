/** Sizes of a quest (QUEST-001); `m` is the default. */
export const questSizes = ['xs', 's', 'm', 'robot-s', 'robot-m'] as const;
export type QuestSize = (typeof questSizes)[number];

/** States of a quest's level (QUEST-002). */
export const questLevelStates = ['completed', 'active', 'locked'] as const;
export type QuestLevelState = (typeof questLevelStates)[number];

/** Whether a string is a size. */
export function isQuestSize(value: unknown): value is QuestSize {
  return (questSizes as readonly unknown[]).includes(value);
}
