import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { getPlayer } from '#contract/calls/account/profile';
import { isNews } from '#rules/notifications/history';
import { followLocale } from '../features/account/follow-locale';
import { askPasswordAgain } from '../features/account/password-again';
import { pull, takeIn, takeMarks } from '../features/notifications/inbox';
import { renewSubscription } from '../features/notifications/push';
import { showLimitReached } from '../features/limits/limit-reached';
import { watchInstall, note as noteInstall, isStandalone, onFirstLaunch } from '../features/install/install';
import { noteMoment } from '../features/notifications/earned-moment';
import { signOut } from '#contract/calls/account/session';
import { ask } from '../platform/api/client';
import { CallFailed } from '../platform/api/refusal';
import { wireClient } from '../platform/api/client';
import { isInDoubt, loadSession, mayBeSignedIn, onSessionChange, session, type Player } from '../platform/session';
import { announceNobody, announcePlayer, forgetLeftBehind, isOfAnother, keepTrying, onSessionElsewhere, settleSignOut, startServiceWorker } from '../platform/service-worker';
import { device, readOutbox } from '../platform/device';
import { closeStream, on, onGap, openStream } from '../platform/realtime';
import { activeLocale, loadWholeCatalogue } from '../platform/i18n';
import { keepFirstData } from '../platform/keep-first-data';
import { logFailure } from '../platform/log';
import { startCatchUp } from './catch-up';
import { emptyWindow } from './empty-window';
import { followElsewhere, followSignOut } from './follow-sign-out';
import { showClicked, showNotification } from './show-notification';
import { keepStocked } from './larder';
import { startRenewal } from './renewal';
import { takeBalance } from './take-balance';

function followEvents(queryClient: QueryClient, router: AnyRouter): void {
  const renew = startRenewal(queryClient);
  on('balance', (balance) => {
    takeBalance(queryClient, balance);
    // Every bet moves the balance, and with it the boards, the quests and the way to the next level.
    renew('competitions', 'vip');
  });
  on('payments_changes', () => renew('cashbox'));
  on('payments_events', () => renew('cashbox'));
  on('allsecure_notification', () => renew('cashbox'));
  on('comps_award', () => renew('vip'));
  on('groups_updates', () => void loadSession());
  on('tournaments_statuses', () => renew('competitions'));
  on('favorite_games', () => renew('games'));
  on('notification_marks', (marks) => void takeMarks(marks));
  on('personal_notifications', (notification) => {
    void takeIn([notification]).then((fresh) => fresh.filter((item) => isNews(item, Date.now())).forEach((item) => showNotification(router, item)));
  });
  onGap(() => {
    void queryClient.invalidateQueries();
    void pull();
    if (isInDoubt()) void loadSession();
  });
}

let changes: Promise<unknown> = Promise.resolve();

/** One change of players after the other: what a slow one writes is never written after the next one's. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const changed = changes.then(change);
  changes = changed.catch(() => undefined);
  return changed;
}

/** What follows from somebody coming: the device belongs to the player, the stream is the player's (OFF-005). */
async function welcome(player: Player): Promise<void> {
  const isHere = () => session.player?.id === player.id;
  logged(loadWholeCatalogue());
  // Another window may have changed players before this one listened: the platform says whose the browser is.
  if (await isOfAnother(player.id)) await loadSession();
  await inTurn(async () => {
    if (!isHere()) return;
    await announcePlayer(player);
    if (isHere()) await openStream(player.id);
  });
  if (!isHere()) return;
  await pull();
  noteInstall({ kind: 'signed_in', isStandalone: isStandalone(), groups: player.groups });
  await renewSubscription();
}

/** What follows from a player leaving: nothing of the player stays, with or without network (AUTH-008). */
async function farewell(left: number | null): Promise<void> {
  closeStream();
  const { isRevoked } = session;
  await inTurn(async () => {
    await announceNobody({ left, isRevoked });
    if (!session.player) await openStream(null);
    await readOutbox();
  });
}

/** What follows from nobody being here: a sign-out that was cut short is brought to its end here (OFF-005). */
async function meetGuest(): Promise<void> {
  if (!mayBeSignedIn()) await inTurn(() => forgetLeftBehind());
}

/** Tells the platform of a sign-out that it has not heard of, before anything is heard with its cookie. Answers whether nothing is owed. */
async function tellSignOut(): Promise<boolean> {
  if (session.status !== 'guest') return true;
  const isSettled = await settleSignOut(revoke);
  if (session.status === 'guest') await openStream(null);
  return isSettled;
}

/** Asks who is here while the platform has yet to say so; with the network's return that is asked at once. */
async function endDoubt(router: AnyRouter, settle: () => void): Promise<boolean> {
  if (!isInDoubt() || !navigator.onLine) return true;
  const before = session.status;
  await loadSession();
  // Nobody is told of a guest who was one all along.
  if (before === 'unknown' && session.status === 'guest') {
    await meetGuest();
    settle();
    void router.invalidate();
  }
  return !isInDoubt();
}

/** Ends the session on the platform that was left here without network. */
async function revoke(left: string | null): Promise<boolean> {
  try {
    await ask(signOut, { query: left === null ? {} : { session: left } }, { retries: 1 });
    return true;
  } catch (error) {
    return error instanceof CallFailed && error.code === 'signed_out';
  }
}

function logged(work: Promise<unknown>): void {
  work.catch((error: unknown) => logFailure('SESSION_NOT_FOLLOWED', error));
}

function renewAddresses(queryClient: QueryClient, urls: ReadonlySet<string>): void {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => urls.has(String(meta?.url)), refetchType: 'active' });
}

/** Starts what can wait until the first screen stands: service worker, live events, installing, the device's store. */
export function startLive(queryClient: QueryClient, router: AnyRouter): void {
  logged(keepFirstData(device, activeLocale()));
  followEvents(queryClient, router);
  followLocale();
  followSignOut(router);
  wireClient({ onPasswordNeeded: askPasswordAgain });
  wireClient({ onLimitReached: () => showLimitReached(() => void router.navigate({ to: '/profile/limits' })) });
  const settle = keepTrying(tellSignOut);
  let shown = session.player?.id ?? null;
  onSessionChange((player) => {
    const left = shown;
    shown = player?.id ?? null;
    if (left !== null) emptyWindow(queryClient);
    logged(player ? welcome(player) : farewell(left).then(settle));
    logged(keepStocked(router, queryClient, player?.id ?? null));
    void router.invalidate();
  });
  onSessionElsewhere(followElsewhere);
  startServiceWorker({
    onNotification: (notification) => void takeIn([notification]),
    onClick: (clicked, isBusy) => {
      if (isBusy) showClicked(router, clicked);
      else void router.navigate({ href: clicked.path });
    },
    onFresh: (url) => {
      if (url === getPlayer.path) void loadSession();
      renewAddresses(queryClient, new Set([url]));
    },
    onMissed: startCatchUp({ askAgain: (urls) => renewAddresses(queryClient, urls), chance: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32 }),
  });
  onFirstLaunch(() => noteMoment('first_launch_after_install'));
  logged(session.player ? welcome(session.player) : meetGuest().then(settle));
  keepTrying(() => endDoubt(router, settle));
  logged(keepStocked(router, queryClient, session.player?.id ?? null));
  logged(watchInstall());
}
