import type { content as source } from '../en/content';
import type { Texts } from '../texts';

/** Pages that operators keep, in German. */
export const content: Texts<typeof source> = {
  'content.awards.none': 'Noch keine Auszeichnungen.',
  'content.support': 'An {email} schreiben',
  'content.news.title': 'Neuigkeiten',
  'content.news.lead': 'Was es bei {brand} Neues gibt: die App, die Spiele, den Club und alles drumherum.',
  'content.news.none': 'Noch keine Artikel.',
  'content.news.all': 'Alle Neuigkeiten',
  'content.news.pages': 'Seiten der Neuigkeiten',
  'content.news.newer': 'Neuere',
  'content.news.older': 'Ältere',
  'content.files.one': '{name}, {size} kB',
  'content.seo.category': '{title} bei {brand}: jedes Spiel mit seiner genauen Auszahlungsquote, um Geld oder zum Ausprobieren.',
  'content.seo.tournament': '{title}: ein Turnier bei {brand}, in dem {prize} verteilt werden. Zeiten, Plätze und die Rangliste, wie sie sich bewegt.',
  'content.seo.lottery': '{title}: eine Lotterie bei {brand} mit Preisen von {prize}. Wie es Lose gibt, wann die Ziehung ist und welche Nummern gewonnen haben.',
  'content.seo.provider': 'Alle Spiele von {provider} bei {brand}, jedes mit seiner genauen Auszahlungsquote. Seite {page}.',
};
