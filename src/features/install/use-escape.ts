import { useEffect, useRef, useState } from 'react';
import { storage } from '#contract/storage';
import { escapeIn } from '#rules/install/escape';
import { isIosWebview } from '#rules/install/platform';
import { useSession } from '../../platform/session';
import { readSession, writeSession } from '../../platform/storage/session-storage';
import { isStandalone } from './install';

/** What the window stores as long as it stays open. */
interface Kept {
  hasShown: boolean;
  /** Since when the player is signed in, epoch ms; null for a guest. */
  since: number | null;
}

const inMemory: Kept = { hasShown: false, since: null };

function kept(): Kept {
  return { ...inMemory, ...(readSession(storage.session.escape) as Partial<Kept> | null) };
}

function keep(change: Partial<Kept>): void {
  Object.assign(inMemory, kept(), change);
  writeSession(storage.session.escape, inMemory);
}

/** Since when the player is signed in, epoch ms; a reload doesn't restart it. */
function hereSince(isPlayer: boolean): number {
  const now = Date.now();
  const since = isPlayer ? (kept().since ?? now) : null;
  keep({ since });
  return since ?? now;
}

/** Whether the popup about leaving an iOS web view shows, and a function to close it (OVER-002). */
export function useEscape(around: { isPlaying: boolean; isInCashbox: boolean }): { isShown: boolean; close: () => void } {
  const { status } = useSession();
  const [isShown, setShown] = useState(false);
  const latest = useRef(around);
  useEffect(() => {
    latest.current = around;
  });
  useEffect(() => {
    // While the player is being requested it's neither: a reload must not restart the five minutes.
    const hints = { userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints };
    if (status === 'unknown' || !isIosWebview(hints)) return undefined;
    const since = hereSince(status === 'player');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const wait = escapeIn({
        hints,
        isStandalone: isStandalone(),
        hasShown: kept().hasShown,
        who: status,
        hereFor: Date.now() - since,
        ...latest.current,
      });
      if (wait === 0) {
        keep({ hasShown: true });
        setShown(true);
      } else if (wait !== null) timer = setTimeout(ask, wait);
    };
    ask();
    return () => clearTimeout(timer);
  }, [status]);
  return { isShown, close: () => setShown(false) };
}
