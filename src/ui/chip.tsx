import { cloneElement, useEffect, useRef, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './chip.module.css';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  icon?: ReactNode;
  isSelected?: boolean;
  /** A link with the chip's look; it sets `aria-current` automatically. */
  render?: ReactElement<{ className?: string; children?: ReactNode; 'aria-current'?: 'page' | undefined }>;
}

/** A small choice or filter. */
export function Chip({ children, icon, isSelected, render, className, ...rest }: ChipProps) {
  const look = classNames(styles.chip, isSelected && styles.selected, className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (render) {
    return cloneElement(render, { ...rest, className: look, children: content, 'aria-current': isSelected ? 'page' : undefined });
  }
  return (
    <button type="button" {...rest} className={look} aria-pressed={isSelected}>
      {content}
    </button>
  );
}

interface ChipRowProps {
  label: string;
  /** Which chip is the current page. Each time it changes, the row scrolls to it; undefined keeps the row's position. */
  current?: string | undefined;
  children: ReactNode;
}

/** Chips in one row that scrolls sideways, edge to edge on a phone. */
export function ChipRow({ label, current, children }: ChipRowProps) {
  const row = useRef<HTMLElement>(null);
  const scrolledTo = useRef<string>(undefined);
  useEffect(() => {
    // A kept page that comes back has its row where it was.
    if (current === scrolledTo.current) return;
    scrolledTo.current = current;
    const chip = current === undefined ? null : row.current?.querySelector('[aria-current]');
    // Not scrollIntoView: it would scroll the page too, back to the row from wherever the reader is.
    if (chip) row.current!.scrollLeft += centreOf(chip) - centreOf(row.current!);
  }, [current]);
  return (
    <nav ref={row} className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}

/** Where the middle of an element is in the window, in pixels from its left edge. */
function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
