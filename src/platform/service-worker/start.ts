import type { Notification } from '#contract/fields/notification';
import { storage } from '#contract/storage';
import { type PendingClick, takeClicks } from '#offline/pending-clicks';
import { forgetAge } from '../api/ages';
import { flush, readOutbox, device } from '../device';
import { onLocaleChange } from '../change-locale';
import { isBusy, onBusyChange } from './busy';
import { listenToWorker, tellWorker, workers } from './link';
import { askForPeriodicSync, registerWorker } from './registration';
import { noteDevice, noteLanguage } from './traits';
import { keepSending, onHidden, onSecondChance } from './triggers';
import { followUpdates } from './update';
import { warmWorker } from './warm';

/** What the window does with what the worker tells. */
export interface FromWorker {
  /** A push brought it; the worker has shown it and kept it. */
  onNotification: (notification: Notification) => void;
  /** A notification was clicked. A busy window stays where it is and shows it. */
  onClick: (click: Pick<PendingClick, 'id' | 'path'>, isBusy: boolean) => void;
  /** What was shown as last known has a newer answer now: path and query of the read. */
  onFresh: (url: string) => void;
  /** What is shown as last known could not be made new: path and query of the read. */
  onMissed: (url: string) => void;
}

declare global {
  interface Window {
    /**
     * Loads the window anew where a file is gone, until this window can tell whether somebody is busy: the document's
     * first script.
     */
    loadAnew?: () => void;
  }
}

/** Session storage for the instant of the last reload; without it, a reload in the same minute cannot be told. */
const lastReload = {
  get: () => {
    try {
      return Number(sessionStorage.getItem(storage.session.reload) ?? 0);
    } catch {
      return 0;
    }
  },
  set: (at: number) => {
    try {
      sessionStorage.setItem(storage.session.reload, String(at));
    } catch {
      return;
    }
  },
};

/**
 * Starts everything between this window and the service worker, once the first screen stands. Where there are no workers,
 * what waits is still sent.
 */
export function startServiceWorker(handlers: FromWorker): void {
  keepSending(flush);
  const container = workers();
  if (!container) return;
  hear(container, handlers);
  if (window.loadAnew) removeEventListener('vite:preloadError', window.loadAnew);
  followUpdates({
    container,
    reload: () => location.reload(),
    now: Date.now,
    lastReload,
    onFirst: warmWorker,
    lostChunks: window,
    isOnline: () => navigator.onLine,
  });
  onLocaleChange(() => void noteLanguage().catch(() => undefined));
  void noteDevice();
  onBusyChange((busy) => tellWorker({ kind: 'busy', busy }));
  onHidden(() => tellWorker({ kind: 'flush' }));
  void registerWorker().then(askForPeriodicSync, () => undefined);
}

function hear(container: ServiceWorkerContainer, { onNotification, onClick, onFresh, onMissed }: FromWorker): void {
  listenToWorker(container, (message, answer) => {
    if (message.kind === 'notification') onNotification(message.notification);
    if (message.kind === 'fresh') onFresh(message.url);
    if (message.kind === 'same') forgetAge(message.url);
    if (message.kind === 'missed') onMissed(message.url);
    if (message.kind === 'outbox') void readOutbox();
    if (message.kind !== 'navigate') return;
    answer();
    onClick(message, isBusy());
  });
  const takeUp = async () => {
    const [click] = await takeClicks(device, Date.now());
    if (click) onClick(click, isBusy());
  };
  void takeUp();
  onSecondChance(() => void takeUp());
}
