import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/** What had focus when the last navigation began, and whether the user has pressed anything since. */
interface Start {
  focused: Element | null;
  isPressedSince: boolean;
}

/**
 * Moves focus to a new page after navigation; a sibling of the shell, so that a change of the address doesn't re-render the
 * shell. If the user has moved focus elsewhere while the page was loading, it stays there.
 */
export function FollowPage({ main }: { main: RefObject<HTMLElement | null> }) {
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef(pathname);
  const start = useRef<Start>({ focused: null, isPressedSince: false });
  useEffect(() => {
    const listeners = new AbortController();
    const note = () => (start.current.isPressedSince = true);
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, { capture: true, signal: listeners.signal });
    const stop = router.subscribe('onBeforeNavigate', () => (start.current = { focused: document.activeElement, isPressedSince: false }));
    return () => {
      listeners.abort();
      stop();
    };
  }, [router]);
  useEffect(() => {
    const { focused, isPressedSince } = start.current;
    const hasMoved = isPressedSince && document.activeElement !== focused && document.activeElement !== document.body;
    if (shown.current !== undefined && pathname !== shown.current && !hasMoved) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [main, pathname]);
  return null;
}
