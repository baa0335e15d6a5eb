import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { useProgram } from '../use-program';
import type { SheetProps } from './sheet-props';
import styles from './sheets.module.css';

/** How the club works, step by step. */
export default function OnboardingSheet({ onClose }: SheetProps) {
  const t = useText();
  const { program, say } = useProgram();
  const [at, setAt] = useState(0);
  const steps = program.onboarding;
  const step = steps[at];
  if (!step) return <p>{t('vip.lead')}</p>;
  const isLast = at === steps.length - 1;
  return (
    <div className={styles.sheet}>
      <div aria-live="polite" className={styles.step}>
        <p className={styles.span}>{t('vip.onboarding.step', { step: at + 1, total: steps.length })}</p>
        <h3>{say(step.title)}</h3>
        <p>{say(step.text)}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('vip.back')}
        </Button>
        <Button onClick={() => (isLast ? onClose() : setAt(at + 1))}>{t(isLast ? 'vip.done' : 'vip.next')}</Button>
      </div>
    </div>
  );
}
