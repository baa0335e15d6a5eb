import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { repairStorage } from '../../platform/service-worker/repair';
import { useOnline } from '../../platform/presence/use-online';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import styles from './device.module.css';

type Step = 'idle' | 'asked' | 'busy' | 'whole' | 'partly' | 'away';

/** Clears the caches and reloads them, after a confirming click; disabled offline, when the app couldn't be loaded again. */
export function RepairStorage({ onRepaired }: { onRepaired: () => void }) {
  const t = useText();
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>('idle');
  const repair = async () => {
    setStep('busy');
    const outcome = await repairStorage().catch(() => 'partly' as const);
    if (outcome !== 'away') await queryClient.invalidateQueries();
    onRepaired();
    setStep(outcome);
  };
  return (
    <div className={styles.repair}>
      <p className={styles.note}>{t(isOnline ? 'config.repair.lead' : 'config.repair.offline')}</p>
      {step === 'asked' || step === 'busy' ? (
        <div className={styles.actions} role="group" aria-label={t('config.repair.sure')}>
          <p>{t('config.repair.sure')}</p>
          <Button isBusy={step === 'busy'} onClick={() => void repair()}>
            {t('config.repair.yes')}
          </Button>
          {step === 'asked' && (
            <Button variant="quiet" onClick={() => setStep('idle')}>
              {t('config.repair.no')}
            </Button>
          )}
        </div>
      ) : (
        <Button className={styles.start} disabled={!isOnline} onClick={() => setStep('asked')}>
          {t('config.repair.action')}
        </Button>
      )}
      {step === 'whole' && <Message tone="success">{t('config.repair.done')}</Message>}
      {step === 'partly' && <Message tone="warning">{t('config.repair.partly')}</Message>}
      {step === 'away' && <Message tone="warning">{t('config.repair.away')}</Message>}
    </div>
  );
}
