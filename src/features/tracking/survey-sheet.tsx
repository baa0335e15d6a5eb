import { useId, useState } from 'react';
import { surveyScores } from '#contract/calls/tracking/survey';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { Sheet } from '../../ui/sheet';
import { TextAreaField } from '../../ui/text-area-field';
import { toast } from '../../ui/toast';
import { type Score, sendAnswer, type Survey } from './survey-calls';
import styles from './survey.module.css';

const COMMENT_AT_MOST = 1_000;

/** The house's survey: one choice, one text, and an equally easy way to close it (SURV-001). */
export default function SurveySheet({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const t = useText();
  const form = useId();
  const [score, setScore] = useState<Score | null>(null);
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const putAway = () => {
    sendAnswer(survey, null).catch(() => undefined);
    onClose();
  };
  const send = async () => {
    if (score === null) {
      setProblem(t('tracking.survey.choose'));
      return;
    }
    setSending(true);
    try {
      await sendAnswer(survey, score, comment);
      toast({ tone: 'success', title: t('tracking.survey.thanks') });
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(failureText(t, error));
      setSending(false);
    }
  };
  return (
    <Sheet
      isOpen
      onClose={putAway}
      size="small"
      title={t('tracking.survey.title')}
      description={t('tracking.survey.lead')}
      closeText={t('tracking.survey.later')}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={form} variant="secondary" isWide isBusy={isSending}>
            {t('tracking.survey.send')}
          </Button>
          <Button variant="quiet" isWide onClick={putAway}>
            {t('tracking.survey.later')}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {problem !== null && <Message tone="danger">{problem}</Message>}
        <fieldset className={styles.scores}>
          <legend>{t('tracking.survey.score')}</legend>
          {surveyScores.map((one) => (
            <label key={one} className={styles.score}>
              <input type="radio" name="score" value={one} checked={score === one} onChange={() => setScore(one)} />
              {t(`tracking.survey.score.${one}`)}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={t('tracking.survey.comment')}
          note={t('tracking.survey.optional')}
          rows={3}
          maxLength={COMMENT_AT_MOST}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </form>
    </Sheet>
  );
}
