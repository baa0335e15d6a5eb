import type { tracking as source } from '../en/tracking';
import type { Texts } from '../texts';

/** Tracking in Canadian French. */
export const tracking: Texts<typeof source> = {
  'tracking.survey.title': 'Comment vous plaisez-vous ici?',
  'tracking.survey.lead': 'Deux questions. Votre réponse nous aide et ne change rien à votre compte.',
  'tracking.survey.score': 'Quel est votre degré de satisfaction?',
  'tracking.survey.score.1': 'Pas du tout',
  'tracking.survey.score.2': 'Un peu',
  'tracking.survey.score.3': 'Correct',
  'tracking.survey.score.4': 'Satisfait',
  'tracking.survey.score.5': 'Très satisfait',
  'tracking.survey.comment': 'Que devrions-nous améliorer?',
  'tracking.survey.optional': '(facultatif)',
  'tracking.survey.send': 'Envoyer la réponse',
  'tracking.survey.later': 'Pas maintenant',
  'tracking.survey.thanks': 'Merci de votre réponse.',
  'tracking.survey.choose': 'Choisissez l’une des cinq réponses.',
};
