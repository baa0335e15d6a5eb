import * as v from 'valibot';
import { defineCall } from '../../call';

const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,60}$/, 'fields.invalid'));

/** The answer options of the house's survey, from not at all to very satisfied. */
export const surveyScores = [1, 2, 3, 4, 5] as const;

export const getSurvey = defineCall({
  id: 'tracking.survey',
  method: 'GET',
  path: '/api/survey',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Whether the player has answered or dismissed a survey.',
  proves: ['SURV-001'],
  query: v.strictObject({ survey_id: name }),
  response: v.strictObject({ is_over: v.boolean() }),
  refusals: [],
  example: { query: { survey_id: 'house-2026' } },
});

export const answerSurvey = defineCall({
  id: 'tracking.survey-answer',
  method: 'POST',
  path: '/api/survey',
  who: 'player',
  touches: 'preferences',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Stores the answer to a survey; a score of null dismisses it. A later answer replaces an earlier one.',
  proves: ['SURV-001'],
  body: v.strictObject({
    survey_id: name,
    survey_collector_id: name,
    score: v.nullable(v.picklist(surveyScores)),
    comment: v.pipe(v.string(), v.maxLength(1_000)),
  }),
  response: v.strictObject({}),
  refusals: [],
  example: { body: { survey_id: 'house-2026', survey_collector_id: 'app', score: 5, comment: 'More stars' } },
});
