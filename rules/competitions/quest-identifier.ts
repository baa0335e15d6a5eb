import { isQuestSize, type QuestSize } from '#contract/fields/quest';

/** A leading part that says what the tournament is, and nothing of the quest itself. */
const kindMarker = 'quest';

/**
 * Size and slug out of a quest's frontend_identifier, `m--lunar-quest` (QUEST-001). A marker before them,
 * `quest--m--lunar`, is passed over; an unknown size is `m`; an identifier without parts is its own slug.
 */
export function parseQuestIdentifier(identifier: string): { size: QuestSize; slug: string } {
  const all = identifier.split('--');
  const parts = all[0] === kindMarker ? all.slice(1) : all;
  const [size, slug] = parts;
  return { size: isQuestSize(size) ? size : 'm', slug: slug || identifier };
}
