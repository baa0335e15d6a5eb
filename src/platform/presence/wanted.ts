import { useEffect, useState } from 'react';
import { workers } from '../service-worker/container';
import { cameFromWorker } from '../service-worker/register-early';
import { mayBeSignedIn } from '../session';
import { onFirstUse } from './first-use';

const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200)))(work);

/**
 * Calls back when the parts behind the first screen are wanted. On a first visit they'd take the line from what it shows: they wait until the
 * worker has put them on the device, somebody uses the page, or it has settled. Any other window has them from its worker, or its player needs
 * them. Returns a function that stops it.
 */
export function onWanted(go: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    whenIdle(go);
  };
  const container = workers();
  if (cameFromWorker || container?.controller || mayBeSignedIn()) once();
  container?.addEventListener('controllerchange', once, { once: true });
  const stop = onFirstUse(once);
  return () => {
    isOver = true;
    container?.removeEventListener('controllerchange', once);
    stop();
  };
}

/** Whether the parts behind the first screen are wanted. */
export function useWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onWanted(() => setWanted(true)), []);
  return isWanted;
}
