import type { content as source } from '../en/content';
import type { Texts } from '../texts';

/** Pages that operators keep, in Norwegian. */
export const content: Texts<typeof source> = {
  'content.awards.none': 'Ingen priser ennå.',
  'content.support': 'Skriv til {email}',
};
