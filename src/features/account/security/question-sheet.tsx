import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import styles from '../forms.module.css';

interface QuestionSheetProps {
  title: string;
  text: string;
  /** The labels of the button that removes it and of the one that keeps it. */
  action: string;
  keep: string;
  isBusy: boolean;
  /** The error message of a failed attempt. */
  children?: ReactNode;
  onAction: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something is removed. Load it lazily. */
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
