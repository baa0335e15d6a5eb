import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answerChallenge } from '#contract/calls/cashbox/deposits';
import type { NextStep, PaymentProgress } from '#contract/fields/payment';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import styles from './challenge-form.module.css';

const CODE_LENGTH = 4;

interface ChallengeFormProps {
  id: string;
  next: Extract<NextStep, { kind: 'challenge' }>;
  isSandbox: boolean;
  onProgress: (progress: PaymentProgress) => void;
}

/** 3-D Secure: the code from the card's bank. */
export function ChallengeForm({ id, next, isSandbox, onProgress }: ChallengeFormProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const sending = useMutation({
    mutationFn: (given: string) => ask(answerChallenge, { params: { id }, body: { code: given } }),
    onSuccess: (progress) => {
      setCode('');
      onProgress(progress);
    },
  });
  const failure = sending.error instanceof CallFailed ? sending.error : null;
  const said = failure ? (failure.isOffline ? t('cashbox.offline') : failure.message) : null;
  const wrong = next.is_wrong && code === '' ? t('cashbox.challenge-wrong', { n: next.attempts_left }) : null;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CODE_LENGTH) sending.mutate(code);
      }}
    >
      <CodeField
        label={t('cashbox.challenge-code')}
        hint={isSandbox ? t('cashbox.challenge-sandbox') : undefined}
        length={CODE_LENGTH}
        value={code}
        onValueChange={setCode}
        error={said ?? wrong}
      />
      <Button type="submit" variant="primary" isWide isBusy={sending.isPending} disabled={code.length !== CODE_LENGTH}>
        {t('cashbox.challenge-confirm')}
      </Button>
    </form>
  );
}
