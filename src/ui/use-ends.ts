import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls sideways is at its start and at its end; both if all of it is visible. */
export interface Ends {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Tracks how far a row is scrolled; `content` is what it shows, because a change of it may change the row's width. */
export function useEnds(row: RefObject<HTMLElement | null>, content: unknown): Ends {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const read = () => {
      const isAtStart = list.scrollLeft < 4;
      const isAtEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 4;
      setEnds((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }));
    };
    const observer = new ResizeObserver(read);
    observer.observe(list);
    list.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', read);
    };
  }, [row, content]);
  return ends;
}
