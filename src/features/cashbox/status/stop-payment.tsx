import { useEffect, useId, useRef, useState } from 'react';
import type { MessageKey } from '#locales/index';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import styles from './stop-payment.module.css';

type Way = 'cancel' | 'recall';

const texts: Record<Way, { action: MessageKey; question: MessageKey; text?: MessageKey }> = {
  cancel: { action: 'cashbox.cancel-deposit', question: 'cashbox.cancel-deposit-question' },
  recall: { action: 'cashbox.recall', question: 'cashbox.recall-question', text: 'cashbox.recall-text' },
};

interface StopPaymentProps {
  way: Way;
  isBusy: boolean;
  onStop: () => void;
}

/**
 * Stops a payment, after a question: the button appears where the one that pays was, so an impatient second press of that one hits it.
 * The way on is the last one, at the bottom of the sheet, under a third press.
 */
export function StopPayment({ way, isBusy, onStop }: StopPaymentProps) {
  const t = useText();
  const title = useId();
  const place = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState<boolean | null>(null);
  useEffect(() => {
    if (isAsking === null) return;
    [...place.current!.querySelectorAll('button')].at(-1)?.focus({ preventScroll: true });
    place.current!.scrollIntoView({ block: 'nearest' });
  }, [isAsking]);
  const { action, question, text } = texts[way];
  return (
    <div ref={place} className={styles.stop}>
      {isAsking ? (
        <div role="group" aria-labelledby={title} className={styles.question}>
          <p id={title} className={styles.title}>
            {t(question)}
          </p>
          {text && <p className={styles.text}>{t(text)}</p>}
          <Button variant="danger" isWide isBusy={isBusy} onClick={onStop}>
            {t(action)}
          </Button>
          <Button isWide disabled={isBusy} onClick={() => setAsking(false)}>
            {t('cashbox.stop-no')}
          </Button>
        </div>
      ) : (
        <Button variant="quiet" isWide onClick={() => setAsking(true)}>
          {t(action)}
        </Button>
      )}
    </div>
  );
}
