import { useEffect, useState } from 'react';
import { workers } from '../service-worker/container';
import { cameFromWorker } from '../service-worker/register-early';
import { mayBeSignedIn } from '../session';
import { whenIdle } from '../when-idle';
import { onFirstUse } from './first-use';

/**
 * Calls back when the parts that the first screen doesn't show should load. On a first visit they would compete with what it shows, so they
 * wait until the worker has cached them, the visitor uses the page, or it has settled. They load immediately in a window that a worker
 * serves, and for a player. Returns a function that stops it.
 */
export function onWanted(go: () => void): () => void {
  let isOver = false;
  let cancel: () => void = () => undefined;
  const once = () => {
    if (isOver) return;
    isOver = true;
    cancel = whenIdle(go, 200);
  };
  const container = workers();
  if (cameFromWorker || container?.controller || mayBeSignedIn()) once();
  container?.addEventListener('controllerchange', once, { once: true });
  const stop = onFirstUse(once);
  return () => {
    isOver = true;
    cancel();
    container?.removeEventListener('controllerchange', once);
    stop();
  };
}

/** The same as a hook: whether those parts should load. */
export function useWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onWanted(() => setWanted(true)), []);
  return isWanted;
}
