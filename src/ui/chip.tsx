import { Children, cloneElement, useEffect, useRef, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import styles from './chip.module.css';
import { useEnds } from './use-ends';

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
  /** Labels of the arrows that scroll the row with a mouse; without them, no arrows are rendered. */
  arrows?: { previous: string; next: string };
  children: ReactNode;
}

/** Chips in one row that scrolls sideways, edge to edge on a phone; with arrows for a mouse if they don't all fit. */
export function ChipRow({ label, current, arrows, children }: ChipRowProps) {
  const row = useRef<HTMLElement>(null);
  const { isAtStart, isAtEnd } = useEnds(row, Children.count(children));
  const scrolledTo = useRef<string>(undefined);
  useEffect(() => {
    // A kept page that comes back keeps its row's scroll position.
    const list = row.current;
    if (!list || current === scrolledTo.current) return undefined;
    // Right after the browser's own layout: measuring now would force another layout of the new page.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      scrolledTo.current = current;
      const chip = current === undefined ? null : list.querySelector('[aria-current]');
      // Not scrollIntoView: it would scroll the page too, back to the row from wherever the reader is.
      if (chip) list.scrollLeft += centreOf(chip) - centreOf(list);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);
  const turn = (side: 1 | -1) => row.current?.scrollBy({ left: side * row.current.clientWidth * 0.7, behavior: 'smooth' });
  const chips = (
    <nav ref={row} className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
  if (!arrows) return chips;
  // Chips are in the tab order themselves: the arrows are for a pointer.
  return (
    <div className={styles.turned}>
      {chips}
      {!isAtStart && (
        <IconButton label={arrows.previous} isFilled className={styles.previous} tabIndex={-1} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
      )}
      {!isAtEnd && (
        <IconButton label={arrows.next} isFilled className={styles.next} tabIndex={-1} onClick={() => turn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** Where the middle of an element is in the window, in pixels from its left edge. */
function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
