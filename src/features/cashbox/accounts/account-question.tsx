import { useEffect, useRef } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { holdFocus } from '../../../ui/hold-focus';
import styles from './account-question.module.css';

interface AccountQuestionProps {
  /** The currency of the account that would be opened. */
  currency: string;
  isBusy: boolean;
  onOpen: () => void;
  onCancel: () => void;
}

/** An account that doesn't exist yet is opened only after this question, because there's no call that closes a single account (CASH-004). */
export function AccountQuestion({ currency, isBusy, onOpen, onCancel }: AccountQuestionProps) {
  const t = useText();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a sheet it may be below the fold.
    question.current?.scrollIntoView({ block: 'nearest' });
    const giveBack = holdFocus(question.current);
    return () => void setTimeout(giveBack, 0);
  }, []);
  return (
    <div ref={question} className={styles.question} role="status">
      <p>{t('cashbox.account-ask-text', { currency })}</p>
      <Button variant="primary" isWide isBusy={isBusy} onClick={onOpen}>
        {t('cashbox.account-ask', { currency })}
      </Button>
      <Button variant="quiet" isWide disabled={isBusy} onClick={onCancel}>
        {t('cashbox.account-ask-no')}
      </Button>
    </div>
  );
}
