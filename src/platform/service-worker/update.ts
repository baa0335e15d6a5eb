import { proxy } from 'valtio';
import { isBusy, onBusyChange } from './busy';
import { post } from './link';

/** Whether a new release is offered, and the function that applies it (OFF-004). */
export const update = proxy({
  /** Whether a new release is waiting and the window isn't busy. */
  waiting: false,
  /** Lets the new release take over; the window reloads once it has. */
  accept(): void {
    post(waitingWorker, { kind: 'skip-waiting' });
  },
});

const RELOADS_APART_MS = 60_000;
/** How long a navigation to another page may take. */
const LEAVING_MS = 10_000;

let waitingWorker: ServiceWorker | null = null;

/** Called when a new worker is installed and waits for consent; with null once it no longer does. */
export function offer(worker: ServiceWorker | null): void {
  waitingWorker = worker;
  update.waiting = worker !== null && !isBusy();
}

/** What handling a change of workers needs from its window. */
export interface UpdateParts {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  reload: () => void;
  now: () => number;
  /** When the window last reloaded for an update, in epoch ms; survives the reload. */
  lastReload: { get: () => number; set: (at: number) => void };
  /** Whether a worker controlled this window from the start: otherwise the first one may have taken over before this code had loaded. */
  hadController: boolean;
  /** The first worker took over: the first visit. */
  onFirst: () => void;
  /** Events of the build's loader (a file of this release is missing on the server) and of the browser (the page is being left). */
  lostChunks: Pick<EventTarget, 'addEventListener'>;
  isOnline: () => boolean;
  /** Whether the server responds now: browsers report a network that leads nowhere as well. */
  isServerLive: () => Promise<boolean>;
}

/** Reloads for a missing file when that's possible and the server responds; `look` tries again. */
function reloadForFiles(isPossible: () => boolean, isServerLive: () => Promise<boolean>, reload: () => void) {
  let isMissing = false;
  const isDue = () => isMissing && isPossible();
  const lookNow = async () => {
    if (!isDue() || !(await isServerLive()) || !isDue()) return;
    isMissing = false;
    reload();
  };
  const look = () => void lookNow();
  return {
    look,
    miss: () => {
      isMissing = true;
      look();
    },
  };
}

/**
 * Reloads the window, once, when a new release has taken over or a file of this one is missing: not on the first visit, not while the
 * window is busy, and at most once a minute, whatever goes wrong (OFF-004). For a missing file, the server has to respond first: a reload
 * without a network would only lose the page.
 */
export function followUpdates({
  container,
  reload,
  now,
  lastReload,
  hadController: hadAtStart,
  onFirst,
  lostChunks,
  isOnline,
  isServerLive,
}: UpdateParts): void {
  let hadController = hadAtStart || container.controller !== null;
  if (hadController && !hadAtStart) onFirst();
  let isStale = false;

  let later: ReturnType<typeof setTimeout> | undefined;
  // Leaving a page cancels its requests, and a reload would stop the navigation.
  let leftAt = Number.NEGATIVE_INFINITY;
  lostChunks.addEventListener('beforeunload', () => (leftAt = now()));
  const restMs = () => Math.max(RELOADS_APART_MS - (now() - lastReload.get()), LEAVING_MS - (now() - leftAt));
  const reloadNow = () => {
    isStale = false;
    lastReload.set(now());
    reload();
  };
  /** Too soon after the last reload, or during a navigation, a release that has taken over waits; a missing file doesn't. */
  const reloadWhenFree = (hasTakenOver = false) => {
    clearTimeout(later);
    if (!isStale || isBusy()) return;
    const rest = restMs();
    if (rest <= 0) reloadNow();
    else if (hasTakenOver) later = setTimeout(() => reloadWhenFree(true), Math.min(rest, RELOADS_APART_MS));
  };
  const files = reloadForFiles(() => !isBusy() && restMs() <= 0, isServerLive, reloadNow);
  // The event isn't cancelled, so the importer gets the error and shows it until the reload.
  lostChunks.addEventListener('vite:preloadError', () => {
    if (!isOnline() || now() - leftAt < LEAVING_MS) return;
    files.miss();
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
    files.look();
  });
}
