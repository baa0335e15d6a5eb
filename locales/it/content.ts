import type { content as source } from '../en/content';
import type { Texts } from '../texts';

/** Pages that operators keep, in Italian. */
export const content: Texts<typeof source> = {
  'content.awards.none': 'Ancora nessun premio.',
  'content.support': 'Scrivere a {email}',
};
