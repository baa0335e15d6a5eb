import type { tracking as source } from '../en/tracking';
import type { Texts } from '../texts';

/** Tracking in German. */
export const tracking: Texts<typeof source> = {
  'tracking.survey.title': 'Wie gefällt es Ihnen hier?',
  'tracking.survey.lead': 'Zwei Fragen. Ihre Antwort hilft uns und ändert nichts an Ihrem Konto.',
  'tracking.survey.score': 'Wie zufrieden sind Sie?',
  'tracking.survey.score.1': 'Gar nicht',
  'tracking.survey.score.2': 'Wenig',
  'tracking.survey.score.3': 'Es geht',
  'tracking.survey.score.4': 'Zufrieden',
  'tracking.survey.score.5': 'Sehr zufrieden',
  'tracking.survey.comment': 'Was sollte besser sein?',
  'tracking.survey.optional': '(kann leer bleiben)',
  'tracking.survey.send': 'Antwort senden',
  'tracking.survey.later': 'Nicht jetzt',
  'tracking.survey.thanks': 'Danke für Ihre Antwort.',
  'tracking.survey.choose': 'Bitte wählen Sie eine der fünf Antworten.',
};
