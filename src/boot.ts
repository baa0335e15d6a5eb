import { localeOfPath } from '#rules/locale/address';
import { isActive, noticeActivity } from './platform/presence/activity';
import type { AppContext } from './platform/context/app-context';
import { takeFirstData } from './platform/hydration/first-data';
import { isGuestMode } from './platform/context/guest-mode';
import { logFailure } from './platform/log';
import { endSession, guardReturns, loadSession, mayBeSignedIn, readForPlayer, readsSignal, visit } from './platform/session';
import { loadWithRetry } from './platform/loading/load-with-retry';
import { onWanted } from './platform/presence/wanted';
import { isWide } from './platform/presence/use-is-wide';
import { wishOfHash } from './shell/modal-host/hashes';
import { notePage } from './shell/modal-host/modal';
import { prepareDialog } from './shell/modal-host/modal-host';
import { BreakBar, FollowHash, PlayerArea, TopNavigation, WideTools } from './shell/parts';
import type { AppRouter } from './router';

/** The first screen waits so long for its own parts, which come with it; after that it stands without them. */
const PARTS_WAIT_MS = 1_000;

/**
 * What must be known before the first route loads: the language, the document's data, who is here. Responses the
 * address whose page stands in the document as its visitor is shown it, so that the app can go on with it; null where none does.
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
  const drawn = takeFirstData(app);
  prepareWish();
  const parts = [...(isWide() ? [TopNavigation, WideTools] : []), ...(mayBeSignedIn() ? [PlayerArea] : [])];
  const loading = Promise.all(parts.map((part) => part.prepare()));
  await Promise.all([language.loadSome(localeOfPath(location.pathname)), loadSession()]);
  // A break stands from the first paint on, rather than pushing the page down (LIMIT-006).
  if (session.player?.play_break) await BreakBar.prepare();
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PARTS_WAIT_MS))]);
  return session.status === 'guest' && !mayBeSignedIn() ? drawn : null;
}

/** Loads what the hash of the address asks for beside all else: whoever follows such a link waits for that dialog (ROUTE-052). */
function prepareWish(): void {
  const wish = wishOfHash(location.hash.slice(1));
  if (wish === null) return;
  void FollowHash.prepare();
  if (wish.kind === 'dialog') prepareDialog(wish.modal);
}

/** Service worker, live events, sign-outs of other windows: no visit goes without. */
async function goLive(app: AppContext, router: AppRouter): Promise<void> {
  const { startLive } = await loadWithRetry(
    () => import('./live/start-live'),
    (error) => logFailure('LIVE_NOT_LOADED', error),
  );
  startLive(app, router);
}

/** What can wait until the first screen stands. */
export function settle(app: AppContext, router: AppRouter): void {
  guardReturns();
  router.subscribe('onResolved', ({ toLocation }) => notePage({ pathname: toLocation.pathname, search: toLocation.search }));
  const { pathname, search } = router.state.location;
  notePage({ pathname, search });
  // What guests are shown stores nothing on the device and gets nothing of a player (ROUTE-055).
  if (!isGuestMode) onWanted(() => void goLive(app, router));
  void app.language.refresh(Date.now(), (error) => logFailure('MESSAGES_NOT_LOADED', error));
}
