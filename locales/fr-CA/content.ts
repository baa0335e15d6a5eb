import type { content as source } from '../en/content';
import type { Texts } from '../texts';

/** Pages that operators keep, in Canadian French. */
export const content: Texts<typeof source> = {
  'content.awards.none': 'Aucun prix pour le moment.',
  'content.support': 'Écrire à {email}',
};
