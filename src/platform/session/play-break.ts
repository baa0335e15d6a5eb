import { useCallback, useSyncExternalStore } from 'react';
import { type Player, useSession } from './session';

/** The longest delay that a browser's timer takes, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether an instant has passed; renders again when it does. Null never passes. */
function useIsPast(instant: string | null): boolean {
  const end = instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const subscribe = useCallback(
    (onPast: () => void) => {
      const timer = setTimeout(onPast, Math.min(Math.max(end - Date.now(), 0), LONGEST_TIMER_MS));
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
