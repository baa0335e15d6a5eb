import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import styles from '../forms.module.css';

interface QuestionSheetProps {
  title: string;
  text: string;
  /** The button that does it, and the one that leaves things as they are. */
  action: string;
  keep: string;
  isBusy: boolean;
  /** What went wrong. */
  children?: ReactNode;
  onAction: () => void;
  onClose: () => void;
}

/** A question before something is taken away. Load it lazily. */
export default function QuestionSheet({ title, text, action, keep, isBusy, children, onAction, onClose }: QuestionSheetProps) {
  const t = useText();
  return (
    <Sheet isOpen onClose={onClose} title={title} description={text} closeText={t('shell.close')} size="small">
      <div className={styles.form}>
        {children}
        <Button variant="danger" size="large" isWide isBusy={isBusy} onClick={onAction}>
          {action}
        </Button>
        <Button variant="quiet" size="large" isWide onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Sheet>
  );
}
