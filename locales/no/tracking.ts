import type { tracking as source } from '../en/tracking';
import type { Texts } from '../texts';

/** Tracking in Norwegian. */
export const tracking: Texts<typeof source> = {
  'tracking.survey.title': 'Hva synes du om oss?',
  'tracking.survey.lead': 'To spørsmål. Svaret hjelper oss og endrer ingenting ved kontoen din.',
  'tracking.survey.score': 'Hvor fornøyd er du?',
  'tracking.survey.score.1': 'Ikke i det hele tatt',
  'tracking.survey.score.2': 'Litt',
  'tracking.survey.score.3': 'Helt greit',
  'tracking.survey.score.4': 'Fornøyd',
  'tracking.survey.score.5': 'Svært fornøyd',
  'tracking.survey.comment': 'Hva burde bli bedre?',
  'tracking.survey.optional': '(kan stå tomt)',
  'tracking.survey.send': 'Send svaret',
  'tracking.survey.later': 'Ikke nå',
  'tracking.survey.thanks': 'Takk for svaret.',
  'tracking.survey.choose': 'Velg ett av de fem svarene.',
};
