import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import styles from '../gifts.module.css';

interface CancelSheetProps {
  title: string;
  onCancel: () => Promise<unknown>;
  onClosed: () => void;
}

/** Shows what is lost before a gift is forfeited; keeping it loses nothing (GIFT-003). */
export default function CancelSheet({ title, onCancel, onClosed }: CancelSheetProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const giveUp = async () => {
    setBusy(true);
    await onCancel();
    setOpen(false);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={t('gifts.cancel.title')}
      closeText={t('gifts.close')}
      size="small"
      footer={
        <div className={styles.choice}>
          <Button onClick={() => setOpen(false)}>{t('gifts.cancel.no')}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void giveUp()}>
            {t('gifts.cancel')}
          </Button>
        </div>
      }
    >
      <p>{t('gifts.cancel.text', { title })}</p>
    </Sheet>
  );
}
