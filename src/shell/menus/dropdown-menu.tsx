import type { ReactElement } from 'react';
import { Menu } from '@base-ui/react/menu';
import type { DropdownProps } from './dropdown-props';
import styles from './dropdown.module.css';
import { staysOpen } from './stays-open';

/** A menu of links, with the arrow keys, Home, End and type-ahead of Base UI. Load it lazily. */
export function DropdownMenu({
  id,
  buttonId,
  button,
  container,
  side,
  isOpen,
  onClose,
  content,
}: DropdownProps & { content: readonly ReactElement[] }) {
  return (
    <Menu.Root
      modal={false}
      // A pointer resting where the menu opens would take the focus from the keyboard.
      highlightItemOnHover={false}
      open={isOpen}
      onOpenChange={(_open, details) => {
        if (staysOpen(details.event, button.current)) details.cancel();
        else onClose();
      }}
    >
      <Menu.Portal container={container}>
        <Menu.Positioner anchor={button} align={side} sideOffset={8} className={styles.positioner}>
          <Menu.Popup id={id} aria-labelledby={buttonId} className={styles.panel} finalFocus={button}>
            {content.map((link) => (
              <Menu.LinkItem key={link.key} render={link} closeOnClick />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
