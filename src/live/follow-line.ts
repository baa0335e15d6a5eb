import type { AnyRouter } from '@tanstack/react-router';
import { concludeLight, connection } from '../platform/light-choice';

/** A browser keeps the times of so few addresses by itself that a long visit would be judged by its beginning. */
const TIMES_AT_MOST = 1_000;

/**
 * Follows the line for as long as a window is open, which in an installed app is days: the platform hears at once how the
 * next document is to be drawn, and the next page of a window whose line has turned slow is light. What is in sight stays
 * as it was asked for, and a window turns back with its next document alone: a line that comes and goes would have it load
 * everything twice (decision 0042). Answers the way to stop.
 */
export function followLine(router: Pick<AnyRouter, 'subscribe'>): () => void {
  const line = connection();
  const conclude = () => void concludeLight();
  const turn = ({ pathChanged }: { pathChanged: boolean }) => {
    if (pathChanged && concludeLight()) document.documentElement.toggleAttribute('data-light', true);
  };
  performance.setResourceTimingBufferSize?.(TIMES_AT_MOST);
  line.addEventListener?.('change', conclude);
  document.addEventListener('visibilitychange', conclude);
  const unsubscribe = router.subscribe('onBeforeLoad', turn);
  return () => {
    line.removeEventListener?.('change', conclude);
    document.removeEventListener('visibilitychange', conclude);
    unsubscribe();
  };
}
