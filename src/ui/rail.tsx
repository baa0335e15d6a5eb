import { Children, useEffect, useRef, type ReactNode, type Ref } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import styles from './rail.module.css';
import { useEnds } from './use-ends';

export interface RailProps {
  title: string;
  /** A link to all of it, at the end of the title's line. */
  action?: ReactNode;
  previousText: string;
  nextText: string;
  /** `tile` shows three on a phone and up to eight on a desktop, `wide` is for 16:10, `card` for larger things. */
  size?: 'tile' | 'wide' | 'card';
  isBusy?: boolean;
  /** The rail's element, for callers that observe its position. */
  ref?: Ref<HTMLElement>;
  /** Nothing in it is focusable: the list itself takes the focus, so that keys scroll it. */
  isForReading?: boolean;
  children: ReactNode;
}

/** Moves the focus within a list with arrow keys, and follows its ends. */
function useScroller(content: ReactNode) {
  const ref = useRef<HTMLUListElement>(null);
  const ends = useEnds(ref, Children.count(content));
  useEffect(() => {
    const list = ref.current;
    list?.addEventListener('keydown', moveFocus);
    return () => list?.removeEventListener('keydown', moveFocus);
  }, []);
  return [ref, ends] as const;
}

/** Moves focus to the neighbour of the focused item; the browser scrolls it into view. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || !(event.target instanceof Element)) return;
  const item = event.target.closest('li');
  const neighbour = step > 0 ? item?.nextElementSibling : item?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('a, button');
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** A row of tiles that scrolls sideways: by touch, by wheel, with arrow buttons on a desktop, with arrow keys. */
export function Rail({
  title,
  action,
  previousText,
  nextText,
  size = 'tile',
  isBusy,
  ref: place,
  isForReading = false,
  children,
}: RailProps) {
  const [ref, { isAtStart, isAtEnd }] = useScroller(children);
  const turn = (side: 1 | -1) => ref.current?.scrollBy({ left: side * ref.current.clientWidth * 0.9, behavior: 'smooth' });
  return (
    <section className={styles.rail} ref={place} aria-label={title} aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
        <div className={classNames(styles.arrows, isAtStart && isAtEnd && styles.still)}>
          <IconButton label={previousText} disabled={isAtStart} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={nextText} disabled={isAtEnd} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <ul className={classNames(styles.list, styles[size])} ref={ref} {...(isForReading && { tabIndex: 0 })}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  );
}
