import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { toast as sonner, Toaster as Sonner } from 'sonner';
import { Button } from './button';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { takeToasts, type Toast } from './toast';
import { makeRoom, TOAST_GAP, TOASTS_SHOWN } from './toast-room';
import styles from './toaster.module.css';

export interface ToasterProps {
  /** The label of the region, reached by Alt+T. */
  label: string;
  closeText: string;
}

const icons = { info: <Info />, success: <CircleCheck />, warning: <TriangleAlert />, danger: <CircleAlert /> };

/**
 * Renders the queued toasts: under the header, away from the game and the controls at the bottom. With an open dialog they
 * are above it, since one may be for the person in it, and the dialog begins below them.
 */
export function Toaster({ label, closeText }: ToasterProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current ? makeRoom(section.current) : undefined), []);
  useEffect(
    () =>
      takeToasts((order) => {
        if ('dismiss' in order) sonner.dismiss(order.dismiss ?? undefined);
        else show(order.show, closeText);
      }),
    [closeText],
  );
  return createPortal(
    <Sonner
      ref={section}
      className={styles.toaster}
      position="top-right"
      containerAriaLabel={label}
      gap={TOAST_GAP}
      offset={{ top: 'var(--toast-top)', right: 'var(--gutter)' }}
      mobileOffset={{ top: 'var(--toast-top)', left: '1rem', right: '1rem' }}
      visibleToasts={TOASTS_SHOWN}
    />,
    document.body,
  );
}

function show(toast: Toast, closeText: string): void {
  sonner.custom((id) => <ToastCard toast={toast} closeText={closeText} onClose={() => sonner.dismiss(id)} />, {
    id: toast.id,
    duration: toast.duration ?? Infinity,
  });
}

/** Makes a text that's longer than its room reachable for keys that scroll it. */
function holdLongText(words: HTMLElement | null): void {
  if (words && words.scrollHeight > words.clientHeight) words.tabIndex = 0;
}

function ToastCard({ toast, closeText, onClose }: { toast: Toast; closeText: string; onClose: () => void }) {
  const { tone, title, text, action } = toast;
  const act = () => {
    action?.run();
    onClose();
  };
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <div className={styles.row}>
        <span className={styles.icon} aria-hidden="true">
          {icons[tone]}
        </span>
        <div className={styles.texts}>
          <div ref={holdLongText} className={styles.words}>
            <p className={styles.title}>{title}</p>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
          {action && (
            <Button variant="quiet" size="small" className={styles.action} onClick={act}>
              {action.text}
            </Button>
          )}
        </div>
        <IconButton label={closeText} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
