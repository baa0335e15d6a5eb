import { cloneElement, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './chip.module.css';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  icon?: ReactNode;
  isSelected?: boolean;
  /** A link that takes the chip's look; it then carries `aria-current` by itself. */
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

/** Chips on one line that scrolls to the side, edge to edge on a phone. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}
