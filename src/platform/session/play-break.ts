import { useHydrated } from '@tanstack/react-router';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { sells } from '#rules/limits/selling';
import { useStart } from '../presence/use-now';
import { deviceBreakOf, deviceBreakText } from '../storage/device-break';
import { type Player, session, useSession } from './session';

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

const onStorage = (onChange: () => void) => {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
};

/** The break that was begun on this device, while nobody is signed in on it. */
function useDeviceBreak(): Player['play_break'] {
  const { status } = useSession();
  const text = useSyncExternalStore(onStorage, deviceBreakText, () => null);
  const isHydrated = useHydrated();
  const now = useStart();
  return useMemo(() => (isHydrated && status === 'guest' ? deviceBreakOf(text, now) : null), [isHydrated, status, text, now]);
}

/**
 * The break from play while it lasts: the player's, or in a guest's window the one that was begun on this device in the last week; null
 * for everybody else (LIMIT-006).
 */
export function useBreak(): Player['play_break'] {
  const { player } = useSession();
  const ofDevice = useDeviceBreak();
  const playBreak = player?.play_break ?? ofDevice;
  return useIsPast(playBreak?.until ?? null) ? null : playBreak;
}

/** Whether a page that's about to be offered to the player pauses now, outside of a component. */
export function pausesOffer(path: string): boolean {
  const playBreak = session.player?.play_break;
  const isOn = playBreak && (playBreak.until === null || Date.parse(playBreak.until) > Date.now());
  return Boolean(isOn) && sells(path);
}

/**
 * Whether a page offers something that pauses now: pages, menus, shortcuts and notices show nothing that sells to a player on a
 * break (LIMIT-006).
 */
export function usePausesOffers(): (path: string) => boolean {
  const isOnBreak = useBreak() !== null;
  return useCallback((path) => isOnBreak && sells(path), [isOnBreak]);
}
