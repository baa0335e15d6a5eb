import type { content as source } from '../en/content';
import type { Texts } from '../texts';

/** Pages that operators keep, in German. */
export const content: Texts<typeof source> = {
  'content.awards.none': 'Noch keine Auszeichnungen.',
  'content.support': 'An {email} schreiben',
};
