import { proxy } from 'valtio';
import { isBusy, onBusyChange } from './busy';
import { post } from './link';

/** Whether a new release is offered, and the way to take it (OFF-004). */
export const update = proxy({
  /** A new release waits, and the person is not in the middle of anything. */
  waiting: false,
  /** Lets the new release take over; the window loads anew once it has. */
  accept(): void {
    post(waitingWorker, { kind: 'skip-waiting' });
  },
});

const RELOADS_APART_MS = 60_000;
/** How long another page may take to come in the place of this one. */
const LEAVING_MS = 10_000;

let waitingWorker: ServiceWorker | null = null;

/** A new worker is installed and waits for the person's word; null once it no longer does. */
export function offer(worker: ServiceWorker | null): void {
  waitingWorker = worker;
  update.waiting = worker !== null && !isBusy();
}

/** What a change of workers needs from its window. */
export interface UpdateParts {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  reload: () => void;
  now: () => number;
  /** When the window last loaded anew for an update, in epoch ms; survives the reload. */
  lastReload: { get: () => number; set: (at: number) => void };
  /** The first worker took over: the first visit. */
  onFirst: () => void;
  /** Where the build tells that a file of this release is gone from the platform, and the browser that the window is being left. */
  lostChunks: Pick<EventTarget, 'addEventListener'>;
  isOnline: () => boolean;
}

/**
 * Loads the window anew, once, when a new release has taken over or a file of this one is gone: not at the first visit,
 * not in the middle of something, and at most once a minute, whatever goes wrong (OFF-004).
 */
export function followUpdates({ container, reload, now, lastReload, onFirst, lostChunks, isOnline }: UpdateParts): void {
  let hadController = container.controller !== null;
  let isStale = false;

  let later: ReturnType<typeof setTimeout> | undefined;
  /** Too soon after the last time a release that has taken over is waited for; a file that stays away is not. */
  const reloadWhenFree = (hasTakenOver = false) => {
    clearTimeout(later);
    if (!isStale || isBusy()) return;
    const rest = RELOADS_APART_MS - (now() - lastReload.get());
    if (rest > 0) {
      if (hasTakenOver) later = setTimeout(() => reloadWhenFree(true), Math.min(rest, RELOADS_APART_MS));
      return;
    }
    isStale = false;
    lastReload.set(now());
    reload();
  };
  // A window that is being left loses what it still asks for: loading it anew would keep it from where it goes.
  let leftAt = Number.NEGATIVE_INFINITY;
  lostChunks.addEventListener('beforeunload', () => (leftAt = now()));
  // The event keeps its course: whoever asked for the file is told that it did not come, and shows that meanwhile.
  lostChunks.addEventListener('vite:preloadError', () => {
    if (!isOnline() || now() - leftAt < LEAVING_MS) return;
    isStale = true;
    reloadWhenFree();
  });
  container.addEventListener('controllerchange', () => {
    if (!hadController) {
      hadController = true;
      onFirst();
      return;
    }
    isStale = true;
    offer(null);
    reloadWhenFree(true);
  });
  onBusyChange((busy) => {
    update.waiting = waitingWorker !== null && !busy;
    reloadWhenFree();
  });
}
