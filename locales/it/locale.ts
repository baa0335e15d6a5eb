import type { locale as source } from '../en/locale';
import type { Texts } from '../texts';

/** Where the visitor is, in Italian. */
export const locale: Texts<typeof source> = {
  'locale.restricted.title': 'Non disponibile nel tuo paese',
  'locale.restricted.text': 'La legge del paese in cui ti trovi, o la nostra licenza, non ci consente di offrirlo qui. I giochi per divertimento restano aperti.',
  'locale.restricted.terms': 'Leggi le condizioni',
};
