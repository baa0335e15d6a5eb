import { useRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import styles from './sheet.module.css';
import { stayAtEnd } from './stay-at-end';
import { useCloseOnBack } from './use-close-on-back';

export interface SheetProps {
  isOpen: boolean;
  /** Called when the player wants to close it: the close button, Escape, a click outside, the browser's Back. */
  onClose: () => void;
  /** Called when it has left the screen: the time to change the address or to unmount it. */
  onClosed?: () => void;
  title: ReactNode;
  /** One sentence under the title, which describes the dialog. */
  description?: ReactNode;
  /** Null for a question that has to be answered: there's no close button then. */
  closeText: string | null;
  /** Below the scrolling part: the actions. */
  footer?: ReactNode;
  /** A click outside doesn't close it: a half-filled form, a payment under way. */
  isKept?: boolean;
  /** `full` covers the whole screen, with what it shows in a column in the middle (ROUTE-051). */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Its content loads in steps: it has its full height from the start, so that it doesn't grow under a finger. */
  isTall?: boolean;
  /** A conversation, in one element: it begins at its end and stays there, and keeps some height with large text. */
  isConversation?: boolean;
  /** The initial focus; otherwise the sheet itself, so that its title is read and no control looks selected. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A layer over the page: a bottom sheet on a phone, a centred dialog on a desktop. Load it lazily. */
export function Sheet(props: SheetProps) {
  const {
    isOpen,
    onClose,
    onClosed,
    title,
    description,
    closeText,
    footer,
    isKept,
    isTall,
    isConversation,
    size = 'medium',
    initialFocus,
    children,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const openedOver = useCloseOnBack(popup, isOpen, onClose);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => !open && onClosed?.()}
      disablePointerDismissal={isKept}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={classNames(styles.viewport, size === 'full' && styles.whole)}>
          <Dialog.Popup
            ref={popup}
            data-opened-over={openedOver}
            className={classNames(styles.sheet, styles[size], isTall && styles.tall, isConversation && styles.conversation)}
            initialFocus={initialFocus ?? popup}
          >
            <header className={styles.head}>
              <div className={styles.titles}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                {description !== undefined && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
              </div>
              {closeText !== null && (
                <Dialog.Close
                  render={
                    <IconButton label={closeText} className={styles.close}>
                      <X aria-hidden="true" />
                    </IconButton>
                  }
                />
              )}
            </header>
            <div ref={isConversation ? stayAtEnd : undefined} className={styles.body}>
              {children}
            </div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
