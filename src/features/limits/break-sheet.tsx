import { useState } from 'react';
import type { CoolingOffLength, ExclusionLength } from '#contract/fields/limit-policy';
import { breakEnd } from '#rules/limits/limits';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useFormat, useText } from '../../platform/i18n';
import { useStart } from '../../platform/presence/use-now';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { Sheet } from '../../ui/sheet';
import styles from './limits.module.css';

interface BreakSheetProps {
  kind: 'coolingoff' | 'selfexclusion';
  period: CoolingOffLength | ExclusionLength;
  /** Starts the break; rejects if that failed. */
  onBegin: () => Promise<void>;
  onClosed: () => void;
}

/** The last step before a break: how long it lasts, what it stops, and that nobody can end it early (LIMIT-006). */
export default function BreakSheet({ kind, period, onBegin, onClosed }: BreakSheetProps) {
  const t = useText();
  const { dateTime } = useFormat();
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  const end = breakEnd(period, new Date(useStart()));
  const begin = async () => {
    setBusy(true);
    try {
      await onBegin();
      setOpen(false);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={end ? t(`limits.break.ask.${kind}`, { period: t(`limits.period.${period}`) }) : t('limits.break.ask.forever')}
      closeText={t('shell.close')}
      size="small"
      footer={
        <div className={styles.choice}>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('limits.break.not-now')}
          </Button>
          <Button isBusy={isBusy} onClick={() => void begin()}>
            {t(kind === 'selfexclusion' ? 'limits.exclusion.action' : 'limits.break.action')}
          </Button>
        </div>
      }
    >
      {failure && <Message tone="danger">{failureText(t, failure)}</Message>}
      <ul className={styles.means}>
        <li>{end ? t('limits.break.means.until', { date: dateTime(end.toISOString()) }) : t('limits.break.means.forever')}</li>
        <li>{t('limits.break.means.stops')}</li>
        <li>{t('limits.break.means.out')}</li>
        {kind === 'selfexclusion' && <li>{t('limits.break.means.person')}</li>}
        <li>{t('limits.break.means.money')}</li>
        <li>{t('limits.break.means.fixed')}</li>
      </ul>
    </Sheet>
  );
}
