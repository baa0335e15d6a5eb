import type { locale as source } from '../en/locale';
import type { Texts } from '../texts';

/** Where the visitor is, in Norwegian. */
export const locale: Texts<typeof source> = {
  'locale.restricted.title': 'Ikke tilgjengelig i landet ditt',
  'locale.restricted.text': 'Loven i landet du er i, eller lisensen vår, tillater ikke at vi tilbyr dette her. Spill for moro skyld er fortsatt åpne.',
  'locale.restricted.terms': 'Les vilkårene',
};
