import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { depositQuestionQuery } from '../queries';
import { LimitQuestion } from './limit-question';
import styles from './limit-question.module.css';

/** The question about a deposit limit right after registration. A player who decides later is asked again before the first deposit. */
export function FirstLimit({ currency, onDone }: { currency: string; onDone: () => void }) {
  const t = useText();
  const { data, isError } = useQuery(depositQuestionQuery());
  const isOver = isError || data?.is_due === false;
  const goOn = useEffectEvent(onDone);
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  if (!data?.is_due) return <SkeletonRows count={3} />;
  return (
    <div className={styles.question}>
      <LimitQuestion question={data} currency={currency} />
      <Button variant="quiet" size="large" isWide onClick={onDone}>
        {t('cashbox.question.later')}
      </Button>
    </div>
  );
}
