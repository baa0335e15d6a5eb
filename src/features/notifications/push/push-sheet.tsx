import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { toast } from '../../../ui/toast';
import styles from '../inbox/notifications.module.css';
import { askForPush } from './push';

/**
 * The push sheet before the browser's prompt, at an earned moment: what would be sent, and that each kind can be switched off
 * (PWA-006).
 */
export function PushSheet({ onAnswer }: { onAnswer: (answer: 'yes' | 'no') => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    try {
      await askForPush();
    } catch {
      toast({ tone: 'warning', title: t('notifications.push.failed') });
    }
    onAnswer('yes');
  };
  return (
    <Sheet
      isOpen
      size="small"
      onClose={() => onAnswer('no')}
      title={t('notifications.sheet.title')}
      description={t('notifications.sheet.text')}
      closeText={t('notifications.sheet.close')}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void agree()}>
            {t('notifications.sheet.yes')}
          </Button>
          <Button variant="quiet" onClick={() => onAnswer('no')}>
            {t('notifications.sheet.no')}
          </Button>
        </div>
      }
    >
      <p className={styles.note}>{t('notifications.sheet.promise')}</p>
    </Sheet>
  );
}
