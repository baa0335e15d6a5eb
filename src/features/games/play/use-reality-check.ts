import { useEffect, useState } from 'react';
import { isCheckDue } from '#rules/limits/reality-check';
import { realityCheckInterval } from '../../../platform/storage/reality-check-interval';
import { currentSitting, takeNoteOfSitting } from './sitting';

const LOOK_EVERY_MS = 1000;

/** Whether a reality check is due; stays true until it's acknowledged. */
export function useRealityCheck(): { isDue: boolean; acknowledge: () => void } {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const look = setInterval(() => setDue((was) => was || isCheckDue(currentSitting(), realityCheckInterval(), Date.now())), LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, []);
  const acknowledge = () => {
    takeNoteOfSitting(Date.now());
    setDue(false);
  };
  return { isDue, acknowledge };
}
