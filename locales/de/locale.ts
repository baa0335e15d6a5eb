import type { locale as source } from '../en/locale';
import type { Texts } from '../texts';

/** Where the visitor is, in German. */
export const locale: Texts<typeof source> = {
  'locale.restricted.title': 'In Ihrem Land nicht verfügbar',
  'locale.restricted.text': 'Das Recht des Landes, in dem Sie sich befinden, oder unsere Lizenz erlaubt uns nicht, das hier anzubieten. Spiele zum Spaß bleiben offen.',
  'locale.restricted.terms': 'Die Bedingungen lesen',
};
