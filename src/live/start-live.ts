// @chunk later
import type { AnyRouter } from '@tanstack/react-router';
import { chance } from '#offline/chance';
import { followLocale } from '../features/account/follow-locale';
import { askPasswordAgain } from '../features/account/password-again';
import { preparePress } from '../features/games/play/press';
import { onFirstLaunch, watchInstall } from '../features/install/install';
import { showLimitReached } from '../features/limits/limit-reached';
import { noteMoment } from '../features/notifications/push/earned-moment';
import type { AppContext } from '../platform/context/app-context';
import { device } from '../platform/device';
import { requestPersistentStorage } from '../platform/storage/persistent-storage';
import { storeFirstData } from '../platform/hydration/store-first-data';
import { logFailure } from '../platform/log';
import { followEvents } from './follow-events';
import { followSession } from './follow-session';
import { followSignOut } from './follow-sign-out';
import { followWorker } from './follow-worker';
import { shareReveals } from './share-reveals';

/** The first screen and its requests go first. */
const LATER_MS = 5_000;

/** The connection and how it's watched. */
async function startLater(router: AnyRouter): Promise<void> {
  const [{ trackConnection }, { reportPerformance }] = await Promise.all([import('./track-connection'), import('./report-performance')]);
  trackConnection(router);
  reportPerformance();
}

/** Starts what can wait until the first screen is shown: service worker, live events, the install prompt, the device's database. */
export function startLive(app: AppContext, router: AnyRouter): void {
  const { api, queryClient, language } = app;
  const failed = (error: unknown) => logFailure('LIVE_NOT_STARTED', error);
  storeFirstData(app, device, language.locale).catch(failed);
  followEvents(queryClient, router);
  shareReveals();
  followLocale();
  followSignOut(router);
  api.wire({
    onPasswordNeeded: askPasswordAgain,
    onLimitReached: (limit) => showLimitReached(() => void router.navigate({ to: '/limits' }), limit),
  });
  void import('./start-tracking').then(({ startTracking }) => startTracking(chance())).catch(failed);
  onFirstLaunch(() => {
    noteMoment('first_launch_after_install');
    void requestPersistentStorage();
  });
  followSession(app, router);
  followWorker(app, router);
  watchInstall().catch(failed);
  preparePress().catch(failed);
  setTimeout(() => void startLater(router).catch(failed), LATER_MS);
}
