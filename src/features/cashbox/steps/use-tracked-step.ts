import { useEffect } from 'react';
import { trackStep } from '#contract/calls/tracking';
import { sendOrQueue } from '../../../platform/device';

/** Tracks each reached step of a deposit, 1 to 3 (AUTH-018). Losing one is harmless. */
export function useTrackedStep(step: 1 | 2 | 3): void {
  useEffect(() => {
    void sendOrQueue(trackStep, { body: { flow: 'deposit', step } }).catch(() => undefined);
  }, [step]);
}
