import { storage } from '#contract/storage';
import { askForSync, flush } from '../device';
import { onLocaleChange } from '../i18n/change-locale';
import { onBusyChange } from './busy';
import { type FromWorker, handleMessages } from './handle-messages';
import { completeLater } from './complete';
import { workers } from './container';
import { postToWorker } from './link';
import { isServerLive } from './live-server';
import { cameFromWorker } from './register-early';
import { askForPeriodicSync, registerWorker } from './registration';
import { noteDevice, noteLanguage } from './traits';
import { keepSending, onHidden } from './triggers';
import { followUpdates } from './update';
import { warmWorker } from './warm';

declare global {
  interface Window {
    /**
     * Reloads the window if the server responds, at most once a minute, or in `apartMs`: the document's first script. It handles missing
     * files until this window tracks whether it's busy. Without session storage, the time since this load counts.
     */
    reloadPage?: (apartMs?: number | Event) => void;
  }
}

/** When the window last reloaded itself; without session storage, when it was loaded, so that missing files can't reload it in a loop. */
const lastReload = {
  get: () => {
    try {
      return Number(sessionStorage.getItem(storage.session.reload) ?? 0);
    } catch {
      return performance.timeOrigin;
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
 * Starts everything between this window and the service worker, once the first screen is shown. Without service workers, the queue is still
 * flushed.
 */
export function startServiceWorker(handlers: FromWorker): void {
  keepSending(flush);
  const container = workers();
  if (!container) return;
  handleMessages(container, handlers);
  if (window.reloadPage) removeEventListener('vite:preloadError', window.reloadPage);
  followUpdates({
    container,
    reload: () => location.reload(),
    now: Date.now,
    lastReload,
    hadController: cameFromWorker,
    onFirst: warmWorker,
    lostChunks: window,
    isOnline: () => navigator.onLine,
    isServerLive,
  });
  onLocaleChange(() => void noteLanguage().catch(() => undefined));
  void noteDevice();
  // What arrives while there's no network is fetched once there is one, even if this window is closed by then.
  window.addEventListener('offline', () => void askForSync('history').catch(() => undefined));
  onBusyChange((busy) => postToWorker({ kind: 'busy', busy }));
  onHidden(() => postToWorker({ kind: 'flush' }));
  completeLater();
  void registerWorker().then(askForPeriodicSync, () => undefined);
}
