import { storage } from '#contract/storage';
import { askForSync, flush } from '../device';
import { onLocaleChange } from '../i18n/change-locale';
import { onBusyChange } from './busy';
import { type FromWorker, hear } from './hear';
import { tellWorker, workers } from './link';
import { askForPeriodicSync, registerWorker } from './registration';
import { noteDevice, noteLanguage } from './traits';
import { keepSending, onHidden } from './triggers';
import { followUpdates } from './update';
import { warmWorker } from './warm';

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
  // What arrives while there is no network is fetched once there is one, also where this window is closed by then.
  window.addEventListener('offline', () => void askForSync('history').catch(() => undefined));
  onBusyChange((busy) => tellWorker({ kind: 'busy', busy }));
  onHidden(() => tellWorker({ kind: 'flush' }));
  void registerWorker().then(askForPeriodicSync, () => undefined);
}
