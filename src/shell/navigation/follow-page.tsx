import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/** The element that had focus when the last navigation began, and whether there has been input since. */
interface Start {
  focused: Element | null;
  isPressedSince: boolean;
  /** Whether the navigation goes back or forward in the history, so that the page may be a kept one. */
  isReturn: boolean;
}

/**
 * Moves focus to a new page after navigation, and on the way back to the element that had it when that page was left, if it's
 * still there. A sibling of the shell, so that a change of the address doesn't re-render the shell. If the user has moved focus
 * elsewhere while the page was loading, it stays there.
 */
export function FollowPage({ main }: { main: RefObject<HTMLElement | null> }) {
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef(pathname);
  const start = useRef<Start>({ focused: null, isPressedSince: false, isReturn: false });
  const left = useRef(new Map<string, WeakRef<Element>>());
  useEffect(() => {
    const listeners = new AbortController();
    const note = () => (start.current.isPressedSince = true);
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, { capture: true, signal: listeners.signal });
    const begin = (isReturn: boolean) => {
      const focused = document.activeElement;
      start.current = { focused, isPressedSince: false, isReturn };
      if (shown.current !== undefined && focused && main.current?.contains(focused)) left.current.set(shown.current, new WeakRef(focused));
    };
    const stop = router.history.subscribe(({ action }) => begin(action.type !== 'PUSH' && action.type !== 'REPLACE'));
    return () => {
      listeners.abort();
      stop();
    };
  }, [main, router]);
  useEffect(() => {
    const { focused, isPressedSince, isReturn } = start.current;
    const hasMoved = isPressedSince && document.activeElement !== focused && document.activeElement !== document.body;
    if (shown.current !== undefined && pathname !== shown.current && !hasMoved) {
      const before = isReturn && pathname !== undefined ? left.current.get(pathname)?.deref() : undefined;
      const target = before?.isConnected && before instanceof HTMLElement ? before : main.current;
      target?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [main, pathname]);
  return null;
}
