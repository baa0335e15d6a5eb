import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isCheckDue } from '#rules/limits/reality-check';
import { loadRealityCheck, saveRealityCheck } from '../../../platform/session/reality-check';
import { realityCheckInterval } from '../../../platform/storage/reality-check-interval';
import { continueSitting, currentSitting, noteOpenGame, takeNoteOfSitting } from './sitting';

const POLL_MS = 1000;
/** By then a round that has moved the balance is usually settled, and counts; a lost one moves nothing more. */
const SETTLED_MS = 10_000;
/** The interval of reports: short enough that one lost report doesn't count as a pause. */
const REPORT_MS = 60_000;

/**
 * Counts the time of an open game from its launch on, while it's visible, and reports it to the account; without a currency no game is
 * open.
 */
function useTimeOfPlay(currency: string | null): void {
  useEffect(() => {
    if (currency === null) return undefined;
    const note = () => void (document.visibilityState === 'visible' && noteOpenGame(currency, Date.now()));
    // Without the network the account's time falls behind until the next report.
    const report = () => void (document.visibilityState === 'visible' && saveRealityCheck({ is_playing: true }).catch(() => undefined));
    note();
    const timers = [setInterval(note, POLL_MS), setInterval(report, REPORT_MS)];
    return () => timers.forEach(clearInterval);
  }, [currency]);
}

/**
 * Whether a reality check is due; stays true until it's acknowledged. It counts the same time as the clock in the game's toolbar. `read`
 * asks the account's session, `readAgain` what was played elsewhere, too. `currency` is that of the game which is open for money, null while
 * none is.
 */
export function useRealityCheck(currency: string | null): {
  isDue: boolean;
  acknowledge: () => void;
  read: () => void;
  readAgain: () => void;
} {
  const [isDue, setDue] = useState(false);
  // Another window or device may have played while this game was closed, so its account is read again when it's opened once more.
  const isOpen = currency !== null;
  const wasOpen = useRef(false);
  const [readings, setReadings] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    if (wasOpen.current) setReadings((count) => count + 1);
    wasOpen.current = true;
  }, [isOpen]);
  useEffect(() => {
    let isOver = false;
    // Without the network no round is played; what this page knows is enough until then.
    loadRealityCheck().then(
      (response) => {
        if (!isOver) continueSitting(response);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [readings]);
  useTimeOfPlay(currency);
  const look = useEffectEvent(() => setDue((was) => was || isCheckDue(currentSitting(), realityCheckInterval(), Date.now())));
  useEffect(() => {
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }, []);
  const acknowledge = () => {
    takeNoteOfSitting(Date.now());
    // If this fails, the check only shows earlier on another device.
    saveRealityCheck({ is_acknowledged: true }).catch(() => undefined);
    setDue(false);
  };
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const read = useCallback(() => setReadings((count) => count + 1), []);
  const readAgain = useCallback(() => {
    read();
    clearTimeout(later.current);
    later.current = setTimeout(read, SETTLED_MS);
  }, [read]);
  return { isDue, acknowledge, read, readAgain };
}
