import { useEffect, useState } from 'react';
import { isCheckDue } from '#rules/limits/reality-check';
import { loadRealityCheck, saveRealityCheck } from '../../../platform/session/reality-check';
import { realityCheckInterval } from '../../../platform/storage/reality-check-interval';
import { continueSitting, currentSitting, takeNoteOfSitting } from './sitting';

const POLL_MS = 1000;

/** Whether a reality check is due; stays true until it's acknowledged. */
export function useRealityCheck(): { isDue: boolean; acknowledge: () => void } {
  const [isDue, setDue] = useState(false);
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
  }, []);
  useEffect(() => {
    const look = setInterval(() => setDue((was) => was || isCheckDue(currentSitting(), realityCheckInterval(), Date.now())), POLL_MS);
    return () => clearInterval(look);
  }, []);
  const acknowledge = () => {
    takeNoteOfSitting(Date.now());
    // Unsent, the check only shows earlier on another device.
    saveRealityCheck({ is_acknowledged: true }).catch(() => undefined);
    setDue(false);
  };
  return { isDue, acknowledge };
}
