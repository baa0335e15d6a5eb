import type { content as source } from '../en/content';
import type { Texts } from '../texts';

/** Pages that operators keep, in Norwegian. */
export const content: Texts<typeof source> = {
  'content.awards.none': 'Ingen priser ennå.',
  'content.support': 'Skriv til {email}',
  'content.news.title': 'Nyheter',
  'content.news.lead': 'Hva som er nytt hos {brand}: appen, spillene, klubben og alt rundt dem.',
  'content.news.none': 'Ingen artikler ennå.',
  'content.news.all': 'Alle nyheter',
  'content.news.pages': 'Sider med nyheter',
  'content.news.newer': 'Nyere',
  'content.news.older': 'Eldre',
  'content.files.one': '{name}, {size} kB',
  'content.seo.category': '{title} hos {brand}: hvert spill med sin nøyaktige tilbakebetaling, for penger eller på prøve.',
  'content.seo.tournament': '{title}: en turnering hos {brand} med {prize} på deling. Tider, plasser og resultatlisten mens den beveger seg.',
  'content.seo.lottery': '{title}: et lotteri hos {brand} med premier for {prize}. Slik får du lodd, når trekningen er, og hvilke numre som vant.',
  'content.seo.provider': 'Alle spill fra {provider} hos {brand}, hvert med sin nøyaktige tilbakebetaling. Side {page}.',
};
