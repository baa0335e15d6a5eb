import type { BodyOf } from '#contract/call';
import type { answerSurvey } from '#contract/calls/tracking/survey';
import type { Queries, Transaction } from '#server/database/connection';

/** Whether a player has answered or dismissed a survey. */
export async function isSurveyOver(queries: Queries, player: number, survey: string): Promise<boolean> {
  const found = await queries
    .selectFrom('survey_answers')
    .select('survey_id')
    .where('player_id', '=', player)
    .where('survey_id', '=', survey)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores an answer, replacing an earlier one (SURV-001). */
export async function keepAnswerTo(
  transaction: Transaction,
  player: number,
  { survey_id, survey_collector_id: collector_id, score, comment }: BodyOf<typeof answerSurvey>,
  now: Date,
): Promise<void> {
  const said = { collector_id, score, comment: comment.trim() || null, at: now };
  await transaction
    .insertInto('survey_answers')
    .values({ player_id: player, survey_id, ...said })
    .onConflict((conflict) => conflict.columns(['player_id', 'survey_id']).doUpdateSet(said))
    .execute();
}
