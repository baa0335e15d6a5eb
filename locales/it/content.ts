import type { content as source } from '../en/content';
import type { Texts } from '../texts';

/** Pages that operators keep, in Italian. */
export const content: Texts<typeof source> = {
  'content.awards.none': 'Ancora nessun premio.',
  'content.support': 'Scrivere a {email}',
  'content.news.title': 'Novità',
  'content.news.lead': 'Che cosa c’è di nuovo su {brand}: l’app, i giochi, il club e tutto ciò che li circonda.',
  'content.news.none': 'Ancora nessun articolo.',
  'content.news.all': 'Tutte le novità',
  'content.news.pages': 'Pagine delle novità',
  'content.news.newer': 'Più recenti',
  'content.news.older': 'Meno recenti',
  'content.files.one': '{name}, {size} kB',
  'content.seo.category': '{title} su {brand}: ogni gioco con il suo ritorno esatto, con soldi veri o in prova.',
  'content.seo.tournament': '{title}: un torneo su {brand} con {prize} in palio. Date, posti e classifica in tempo reale.',
  'content.seo.lottery': '{title}: una lotteria su {brand} con {prize} in premi. Come ottenere i biglietti, quando si estrae e quali numeri hanno vinto.',
  'content.seo.provider': 'Tutti i giochi di {provider} su {brand}, ognuno con il suo ritorno esatto. Pagina {page}.',
};
