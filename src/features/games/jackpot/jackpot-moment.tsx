import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { afterReveal } from '../../../platform/presence/result-reveal';
import { useSession } from '../../../platform/session';
import { type JackpotAward, markWinSeen, onUnseenWins, unseenWins } from './unseen-wins';

const JackpotSheet = lazyPart(async () => (await import('./jackpot-sheet')).default);

const POLL_MS = 1_000;

/** Whether another dialog is open: one at a time. */
const hasDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Celebrates each jackpot win once, as soon as the reels have stopped, in a visible window and not over another dialog
 * (JACK-003, OVER-001). A win that couldn't show before a reload shows after it.
 */
export function JackpotMoment({ isPlaying, isBlocked }: { isPlaying: boolean; isBlocked: boolean }) {
  const who = useSession().player?.id;
  const [win, setWin] = useState<JackpotAward | null>(null);
  const shown = useRef<JackpotAward | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const wins = unseenWins();
      if (wins.some(({ id }) => id === shown.current?.id)) return;
      const [next] = wins;
      const isFree = document.visibilityState === 'visible' && !isBlocked && !hasDialog();
      shown.current = next && isFree ? next : null;
      // Also removes those that another window of this device has shown meanwhile.
      setWin(shown.current);
      if (next && !isFree) timer = setTimeout(wait, POLL_MS);
    };
    const wait = () => afterReveal('jackpot', look);
    wait();
    const stop = onUnseenWins(wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isBlocked, who]);
  if (!win) return null;
  return <JackpotSheet key={win.id} win={win} isPlaying={isPlaying} onClose={() => markWinSeen(win.id)} />;
}
