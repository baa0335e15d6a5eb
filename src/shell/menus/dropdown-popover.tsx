import type { ReactNode } from 'react';
import { Popover } from '@base-ui/react/popover';
import type { DropdownProps } from './dropdown-props';
import styles from './dropdown.module.css';
import { staysOpen } from './stays-open';

/** A panel with any content; following one of its links closes it. Load it lazily. */
export function DropdownPopover({
  id,
  buttonId,
  button,
  container,
  side,
  isOpen,
  onClose,
  content,
}: DropdownProps & { content: ReactNode }) {
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(_open, details) => {
        if (staysOpen(details.event, button.current)) details.cancel();
        else onClose();
      }}
    >
      <Popover.Portal container={container}>
        <Popover.Positioner anchor={button} align={side} sideOffset={8} className={styles.positioner}>
          <Popover.Popup
            id={id}
            aria-labelledby={buttonId}
            className={styles.panel}
            finalFocus={button}
            // In React's own event, after the link's handler: a native listener would unmount the link before its handler ran.
            onClick={({ target }) => (target as Element).closest('a') && onClose()}
          >
            {content}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
