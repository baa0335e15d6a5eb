import { localeOfPath } from '#rules/locale/address';
import { isActive, noticeActivity } from './platform/presence/activity';
import type { AppContext } from './platform/context/app-context';
import { forgetGuestsResponses, takeFirstData } from './platform/hydration/first-data';
import { isGuestMode } from './platform/context/guest-mode';
import { logFailure } from './platform/log';
import { endSession, guardReturns, loadSession, mayBeSignedIn, readForPlayer, readsSignal, visit } from './platform/session';
import { loadWithRetry } from './platform/loading/load-with-retry';
import { onWanted } from './platform/presence/wanted';
import { isWide } from './platform/presence/use-is-wide';
import { targetOfHash } from './shell/modal-host/hashes';
import { notePage } from './shell/modal-host/modal';
import { prepareDialog } from './shell/modal-host/modal-host';
import { BreakBar, FollowHash, PlayerArea, TopNavigation, WideTools } from './shell/parts';
import type { AppRouter } from './router';

/** How long the first render waits for the code of its own lazy parts; after that it renders without them. */
const PARTS_WAIT_MS = 1_000;

/**
 * Prepares what the first route needs: the language, the document's data, the session. Returns the address whose page the document contains
 * as this visitor sees it, so that the app can hydrate it; null if the app has to render the page itself.
 */
export async function boot(app: AppContext): Promise<string | null> {
  const { api, language, session } = app;
  api.wire({
    locale: () => language.locale,
    isActive,
    visit,
    stay: readsSignal,
    readForPlayer,
    player: () => session.player?.id ?? null,
    onSignedOut: () => endSession(),
    onSessionUncertain: () => void loadSession(),
  });
  noticeActivity();
  const renderedAddress = takeFirstData(app);
  prepareHashTarget();
  const parts = [...(isWide() ? [TopNavigation, WideTools] : []), ...(mayBeSignedIn() ? [PlayerArea] : [])];
  const loading = Promise.all(parts.map((part) => part.prepare()));
  await Promise.all([language.loadSome(localeOfPath(location.pathname)), loadSession()]);
  // The bar of a break is there from the first paint on; a late one would push the page down (LIMIT-006).
  if (session.player?.play_break) await BreakBar.prepare();
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PARTS_WAIT_MS))]);
  if (session.status === 'guest' && !mayBeSignedIn()) return renderedAddress;
  forgetGuestsResponses(app);
  return null;
}

/**
 * Loads the dialog that the address's hash opens, in parallel with everything else: a visitor who follows such a link waits for it
 * (ROUTE-052).
 */
function prepareHashTarget(): void {
  const target = targetOfHash(location.hash.slice(1));
  if (target === null) return;
  void FollowHash.prepare();
  if (target.kind === 'dialog') prepareDialog(target.modal);
}

/** Starts the service worker, live events and the handling of sign-outs in other windows; retried until it's loaded. */
async function goLive(app: AppContext, router: AppRouter): Promise<void> {
  const { startLive } = await loadWithRetry(
    () => import('./live/start-live'),
    (error) => logFailure('LIVE_NOT_LOADED', error),
  );
  startLive(app, router);
}

/** Starts what can wait until the first screen is rendered. */
export function settle(app: AppContext, router: AppRouter): void {
  guardReturns();
  router.subscribe('onResolved', ({ toLocation }) => notePage({ pathname: toLocation.pathname, search: toLocation.search }));
  const { pathname, search } = router.state.location;
  notePage({ pathname, search });
  // Guest mode stores nothing on the device and gets none of a player's events (ROUTE-055).
  if (!isGuestMode) onWanted(() => void goLive(app, router));
  void app.language.refresh(Date.now(), (error) => logFailure('MESSAGES_NOT_LOADED', error));
}
