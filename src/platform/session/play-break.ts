import { useCallback, useSyncExternalStore } from 'react';
import { type Player, useSession } from './session';

/** The longest delay that a browser's timer accepts, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether an instant has passed; re-renders when it does. Null never passes. */
function useIsPast(instant: string | null): boolean {
  const end = instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const subscribe = useCallback(
    (onPast: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      // A timer may fire a moment early, or long before an end that's beyond the longest delay: then it's set again.
      const wait = () => {
        const left = end - Date.now();
        if (left <= 0) onPast();
        else timer = setTimeout(wait, Math.min(left, LONGEST_TIMER_MS));
      };
      wait();
      return () => clearTimeout(timer);
    },
    [end],
  );
  const isPast = () => end <= Date.now();
  return useSyncExternalStore(subscribe, isPast, isPast);
}

/** The player's break from play while it lasts; null for everybody else (LIMIT-006). */
export function useBreak(): Player['play_break'] {
  const playBreak = useSession().player?.play_break ?? null;
  return useIsPast(playBreak?.until ?? null) ? null : playBreak;
}
