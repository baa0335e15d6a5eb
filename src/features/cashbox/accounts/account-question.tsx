import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import styles from './account-question.module.css';

interface AccountQuestionProps {
  /** The currency of the account that would be opened. */
  currency: string;
  isBusy: boolean;
  onOpen: () => void;
  onCancel: () => void;
}

/** Scrolls to the question: in a sheet it may be below the fold. */
const show = (question: HTMLElement | null) => question?.scrollIntoView({ block: 'nearest' });

/** An account that doesn't exist yet is opened only after this question: an account can't be closed again by the player (CASH-004). */
export function AccountQuestion({ currency, isBusy, onOpen, onCancel }: AccountQuestionProps) {
  const t = useText();
  return (
    <div ref={show} className={styles.question} role="status">
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
