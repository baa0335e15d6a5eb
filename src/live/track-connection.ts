// @chunk later
import type { AnyRouter } from '@tanstack/react-router';
import { applyDataSaver, connection, isDataSavingDue } from '../platform/data-saver/data-saver-choice';

/**
 * Watches the connection for as long as a window is open, which in an installed app is days. The server learns immediately how to render
 * the next document, and the next page of a window whose connection has turned slow is in data-saver mode. The current page stays as it is,
 * and a window leaves data-saver mode only with its next document: an unstable connection would make it load everything twice (decision
 * 0042). Returns the function that stops watching.
 */
export function trackConnection(router: Pick<AnyRouter, 'subscribe'>): () => void {
  const line = connection();
  let concluded = applyDataSaver();
  const conclude = () => {
    concluded = applyDataSaver();
  };
  // Navigation waits for this: the cookie is written only if it changes.
  const turn = ({ pathChanged }: { pathChanged: boolean }) => {
    if (!pathChanged) return;
    if (isDataSavingDue() !== concluded) conclude();
    if (concluded) document.documentElement.toggleAttribute('data-saver', true);
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
