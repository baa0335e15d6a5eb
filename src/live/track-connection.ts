import type { AnyRouter } from '@tanstack/react-router';
import { applyDataSaver, connection, isDataSavingDue } from '../platform/data-saver/data-saver-choice';

/**
 * Follows the line for as long as a window is open, which in an installed app is days: the platform hears at once how the
 * next document is to be drawn, and the next page of a window whose line has turned slow is light. What is in sight stays
 * as it was asked for, and a window turns back with its next document alone: a line that comes and goes would have it load
 * everything twice (decision 0042). Answers the way to stop.
 */
export function trackConnection(router: Pick<AnyRouter, 'subscribe'>): () => void {
  const line = connection();
  let concluded = applyDataSaver();
  const conclude = () => {
    concluded = applyDataSaver();
  };
  // A change of the page waits for this: a cookie is written only where it says something new.
  const turn = ({ pathChanged }: { pathChanged: boolean }) => {
    if (!pathChanged) return;
    if (isDataSavingDue() !== concluded) conclude();
    if (concluded) document.documentElement.toggleAttribute('data-light', true);
  };
  line.addEventListener?.('change', conclude);
  document.addEventListener('visibilitychange', conclude);
  const unsubscribe = router.subscribe('onBeforeLoad', turn);
  return () => {
    line.removeEventListener?.('change', conclude);
    document.removeEventListener('visibilitychange', conclude);
    unsubscribe();
  };
}
