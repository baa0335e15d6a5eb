import { type ComponentType, type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part';
import styles from './dropdown.module.css';
import type { DropdownProps } from './dropdown-props';

/** The button of a dropdown. */
interface DropdownButton {
  /** What the button shows; `label` names it if that isn't text. */
  button: ReactNode;
  label?: string | undefined;
  className?: string | undefined;
  /** The side of the button that the panel is aligned with. */
  side?: 'start' | 'end';
  isActive?: boolean;
}

const DropdownMenu = lazyPart(async () => (await import('./dropdown-menu')).DropdownMenu);
const DropdownPopover = lazyPart(async () => (await import('./dropdown-popover')).DropdownPopover);

interface BaseProps<Content> extends DropdownButton {
  popup: 'menu' | 'dialog';
  Panel: ComponentType<DropdownProps & { content: Content }> & { prepare: () => Promise<void> };
  content: Content;
}

/** The button and its state. The panel's code loads on the first sign that it will be opened, so the page doesn't pay for it. */
function BaseDropdown<Content>({ button, label, className, side = 'start', isActive = false, popup, Panel, content }: BaseProps<Content>) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const show = (isShown: boolean) => {
    setOpen(isShown);
    setOpened(true);
  };
  const load = () => void Panel.prepare();
  const onKeyDown = (event: KeyboardEvent) => {
    if (popup !== 'menu' || event.key !== 'ArrowDown') return;
    event.preventDefault();
    show(true);
  };
  return (
    <div ref={container} className={styles.root}>
      <button
        ref={ref}
        id={`${id}-button`}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-active={isActive || undefined}
        onPointerEnter={load}
        onFocus={load}
        onKeyDown={onKeyDown}
        onClick={() => show(!isOpen)}
      >
        {button}
      </button>
      {wasOpened && (
        <Panel
          id={id}
          buttonId={`${id}-button`}
          button={ref}
          container={container}
          side={side}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          content={content}
        />
      )}
    </div>
  );
}

/** A button with a menu of links below it (HEAD-003, HEAD-004). Each link is an element that takes props and a ref, and has a key. */
export function Dropdown({ links, ...rest }: DropdownButton & { links: readonly ReactElement[] }) {
  return <BaseDropdown {...rest} popup="menu" Panel={DropdownMenu} content={links} />;
}

/** A button with a panel of any content below it (HEAD-009, WIDG-001). */
export function PopoverDropdown({ children, ...rest }: DropdownButton & { children: ReactNode }) {
  return <BaseDropdown {...rest} popup="dialog" Panel={DropdownPopover} content={children} />;
}
