import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../ui/class-names';
import styles from './dropdown.module.css';

export interface DropdownProps {
  /** What the button shows; `label` names it where that is no text. */
  button: ReactNode;
  label?: string | undefined;
  className?: string | undefined;
  /** The side of the button that the panel keeps to. */
  side?: 'start' | 'end';
  isActive?: boolean;
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A button with a panel under it. Escape, a press elsewhere, the focus leaving it and a choice close it; the arrows go
 * through what it holds.
 */
export function Dropdown({ button, label, className, side = 'start', isActive = false, children }: DropdownProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const stop = new AbortController();
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const opener = root.current?.querySelector('button');
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      opener?.focus();
    } else if (step !== undefined && isOpen) {
      event.preventDefault();
      const stops = [...(root.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
      stops.at((stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length)?.focus();
    }
  };
  return (
    <div ref={root} className={styles.root} onKeyDown={press}>
      <button type="button" className={className} aria-label={label} aria-expanded={isOpen} aria-controls={id} data-active={isActive || undefined} onClick={() => setOpen(!isOpen)}>
        {button}
      </button>
      {isOpen && (
        <div
          id={id}
          className={classNames(styles.panel, styles[side])}
          onClick={({ target }) => {
            if ((target as Element).closest('a, [data-closes]')) setOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
