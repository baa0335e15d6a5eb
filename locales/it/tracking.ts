import type { tracking as source } from '../en/tracking';
import type { Texts } from '../texts';

/** Tracking in Italian. */
export const tracking: Texts<typeof source> = {
  'tracking.survey.title': 'Come ti trovi qui?',
  'tracking.survey.lead': 'Due domande. La risposta ci aiuta e non cambia nulla del tuo account.',
  'tracking.survey.score': 'Quanto sei soddisfatto?',
  'tracking.survey.score.1': 'Per niente',
  'tracking.survey.score.2': 'Poco',
  'tracking.survey.score.3': 'Abbastanza',
  'tracking.survey.score.4': 'Soddisfatto',
  'tracking.survey.score.5': 'Molto soddisfatto',
  'tracking.survey.comment': 'Che cosa dovremmo migliorare?',
  'tracking.survey.optional': '(facoltativo)',
  'tracking.survey.send': 'Invia la risposta',
  'tracking.survey.later': 'Non ora',
  'tracking.survey.thanks': 'Grazie per la risposta.',
  'tracking.survey.choose': 'Scegli una delle cinque risposte.',
};
