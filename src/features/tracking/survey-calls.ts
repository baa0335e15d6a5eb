import { getConfig } from '#contract/calls/config/read';
import { answerSurvey, getSurvey, type surveyScores } from '#contract/calls/tracking/survey';
import { type SurveyConfig, surveyOf } from '#rules/tracking/survey';
import { ask } from '../../platform/api/client';

export type Survey = NonNullable<ReturnType<typeof surveyOf>>;
export type Score = (typeof surveyScores)[number];

/** The configuration of the survey, switched off if the player has answered already (SURV-001). */
export async function loadSurvey(): Promise<SurveyConfig> {
  const off = { survey_id: null, survey_collector_id: null, is_enable_widget: false };
  const { name, config } = await ask(getConfig, { params: { name: 'survey-config' } }, { retries: 1 });
  if (name !== 'survey-config') return off;
  const survey = surveyOf(config);
  if (!survey) return off;
  const { is_over } = await ask(getSurvey, { query: { survey_id: survey.id } }, { retries: 1 });
  return is_over ? off : config;
}

/** Sends the answer; without a score it dismisses the survey. */
export async function sendAnswer({ id, collector }: Survey, score: Score | null, comment = ''): Promise<void> {
  await ask(answerSurvey, { body: { survey_id: id, survey_collector_id: collector, score, comment } }, { retries: 2 });
}
