import { isQuestSize, type QuestSize } from '#contract/fields/quest';

/** A prefix that names the kind of tournament and isn't part of the quest. */
const kindMarker = 'quest';

/**
 * Size and slug from a quest's frontend_identifier, `m--lunar-quest` (QUEST-001). A prefix before them,
 * `quest--m--lunar`, is skipped; an unknown size is `m`; an identifier without parts is its own slug.
 */
export function parseQuestIdentifier(identifier: string): { size: QuestSize; slug: string } {
  const all = identifier.split('--');
  const parts = all[0] === kindMarker ? all.slice(1) : all;
  const [size, slug] = parts;
  return { size: isQuestSize(size) ? size : 'm', slug: slug || identifier };
}
