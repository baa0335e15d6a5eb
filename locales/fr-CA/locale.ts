import type { locale as source } from '../en/locale';
import type { Texts } from '../texts';

/** Where the visitor is, in Canadian French. */
export const locale: Texts<typeof source> = {
  'locale.restricted.title': 'Non offert dans votre pays',
  'locale.restricted.text': 'La loi du pays où vous êtes, ou notre licence, ne nous permet pas d’offrir ceci ici. Les jeux pour le plaisir restent ouverts.',
  'locale.restricted.terms': 'Lire les conditions',
};
