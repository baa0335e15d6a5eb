import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
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

/** Closes an open panel by Escape, a press elsewhere, the focus leaving it and a choice; the arrows go through what it holds. */
function useWays(root: RefObject<HTMLDivElement | null>, isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const { current } = root;
    if (!isOpen || !current) return undefined;
    const close = () => setOpen(false);
    const leave = ({ target }: Event) => {
      if (!current.contains(target as Node)) close();
    };
    const choose = ({ target }: Event) => {
      if ((target as Element).closest('a')) close();
    };
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (event.key === 'Escape') {
        close();
        current.querySelector('button')?.focus();
      } else if (step !== undefined) {
        event.preventDefault();
        const stops = [...current.querySelectorAll<HTMLElement>('a[href], button')];
        stops.at((stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length)?.focus();
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave, { signal });
    current.addEventListener('click', choose, { signal });
    current.addEventListener('keydown', press, { signal });
    return () => stop.abort();
  }, [root, isOpen, setOpen]);
}

/** A button with a panel under it. */
export function Dropdown({ button, label, className, side = 'start', isActive = false, children }: DropdownProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useWays(root, isOpen, setOpen);
  return (
    <div ref={root} className={styles.root}>
      <button type="button" className={className} aria-label={label} aria-expanded={isOpen} aria-controls={id} data-active={isActive || undefined} onClick={() => setOpen(!isOpen)}>
        {button}
      </button>
      {isOpen && (
        <div id={id} className={classNames(styles.panel, styles[side])}>
          {children}
        </div>
      )}
    </div>
  );
}
