import type { content as source } from '../en/content';
import type { Texts } from '../texts';

/** Pages that operators keep, in Canadian French. */
export const content: Texts<typeof source> = {
  'content.awards.none': 'Aucun prix pour le moment.',
  'content.support': 'Écrire à {email}',
  'content.news.title': 'Nouvelles',
  'content.news.lead': 'Quoi de neuf chez {brand} : l’application, les jeux, le club et tout ce qui les entoure.',
  'content.news.none': 'Pas encore d’articles.',
  'content.news.all': 'Toutes les nouvelles',
  'content.news.pages': 'Pages des nouvelles',
  'content.news.newer': 'Plus récentes',
  'content.news.older': 'Plus anciennes',
  'content.files.one': '{name}, {size} ko',
  'content.seo.category': '{title} chez {brand} : chaque jeu avec son taux de retour exact, pour de l’argent ou à l’essai.',
  'content.seo.tournament': '{title} : un tournoi chez {brand} avec {prize} à partager. Les dates, les places et le classement en direct.',
  'content.seo.lottery': '{title} : une loterie chez {brand} avec {prize} en prix. Comment obtenir des billets, quand a lieu le tirage, et les numéros gagnants.',
  'content.seo.provider': 'Tous les jeux de {provider} chez {brand}, chacun avec son taux de retour exact. Page {page}.',
};
