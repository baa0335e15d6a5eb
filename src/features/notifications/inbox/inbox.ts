import { getNotifications } from '#contract/calls/notifications';
import type { Notification } from '#contract/fields/notification';
import { claim, history, mark, receive, takeHistory } from '#offline/inbox';
import { type DeviceSession, readSession } from '#offline/session';
import { expiryOf, nextExpiry } from '#rules/notifications/history';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { askForSync, device } from '../../../platform/device';
import { logFailure } from '../../../platform/log';
import { session } from '../../../platform/session';
import { makeTimer } from '../../../platform/timer';
import { inbox } from './inbox-state';

/** The window's own marks: merged into a history that was requested before the device had stored them. */
const marked = { read: new Set<string>(), removed: new Set<string>() };

function withMarks(notifications: readonly Notification[]): Notification[] {
  const left = notifications.filter(({ id }) => !marked.removed.has(id));
  return left.map((item) => (marked.read.has(item.id) ? { ...item, read: true } : item));
}

/** Shows marks that are stored permanently. */
export function layMarks(ids: readonly string[], kind: 'read' | 'removed'): void {
  for (const id of ids) marked[kind].add(id);
  inbox.items = withMarks(inbox.items);
}

/** The player of this window. */
export const playerHere = () => session.player?.id ?? null;

/**
 * The player whose inbox this window shows, if the device's player is the same; null if the device stores
 * nothing.
 */
export async function ownerHere(): Promise<DeviceSession | null | 'another'> {
  const owner = await readSession(device);
  return owner === null || owner.player === playerHere() ? owner : 'another';
}

/** Shows the device's history, or the window's. */
export async function show(fallback: readonly Notification[] = []): Promise<void> {
  const player = playerHere();
  const kept = await history(device, Date.now());
  if (player !== playerHere()) return;
  inbox.items = withMarks(kept.length > 0 ? kept : fallback);
  inbox.isLoaded = true;
  leaveInTime();
}

const expiring = makeTimer(() => {
  inbox.items = inbox.items.filter((item) => expiryOf(item) > Date.now());
  leaveInTime();
});

/** Expiry also happens while a window is open: expired ones leave the page and the counters (NOTIF-002). */
function leaveInTime(): void {
  expiring.stop();
  const at = nextExpiry(inbox.items);
  if (at !== null) expiring.start(Math.max(0, at - Date.now()));
}

/** Adds notifications from the live stream or a push; returns those that weren't shown yet (NOTIF-003). */
export async function takeIn(notifications: readonly Notification[]): Promise<Notification[]> {
  const owner = await ownerHere();
  if (owner === 'another') return [];
  if (owner !== null && !(await receive(device, owner, notifications, Date.now()))) return [];
  await show(owner === null ? mergedInMemory(notifications) : []);
  const player = playerHere();
  await untilSeen();
  if (player !== playerHere()) return [];
  const claims = await Promise.all(notifications.map(({ id }) => claim(device, id, 'page', Date.now())));
  return notifications.filter((_, at) => (claims[at] ?? 'first') === 'first');
}

/** A hidden window doesn't count: a push that arrives meanwhile is the first to show it, with its sound. */
function untilSeen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}

/** Without device storage, the window keeps it in memory. */
function mergedInMemory(notifications: readonly Notification[]): Notification[] {
  const known = new Map([...inbox.items, ...notifications].map((item) => [item.id, item]));
  return [...known.values()].sort((one, other) => other.at.localeCompare(one.at));
}

/**
 * Shows the device's history, then requests what arrived meanwhile; a response for a player who signed out is
 * dropped (OFF-005).
 */
export async function pull(): Promise<void> {
  const player = playerHere();
  const owner = await ownerHere();
  if (owner === 'another') return;
  await show();
  if (player !== playerHere()) return;
  try {
    const response = await ask(getNotifications, {}, { retries: 1 });
    if (player !== playerHere()) return;
    if (owner !== null && !(await takeHistory(device, owner, response, Date.now()))) return;
    await Promise.all(response.notifications.map(({ id }) => claim(device, id, 'page', Date.now())));
    await show(owner === null ? response.notifications : []);
  } catch (error) {
    if (player !== playerHere()) return;
    // The worker fetches it once online, even if no window is open by then.
    if (error instanceof CallFailed && error.isOffline) void askForSync('history').catch(() => undefined);
    else logFailure('NOTIFICATIONS_NOT_LOADED', error);
  }
}

/** Marks from another device. */
export async function takeMarks(marks: { read: string[]; removed: string[] }): Promise<void> {
  const owner = await ownerHere();
  if (owner === null || owner === 'another') return;
  await mark(device, owner, marks.read, { isRead: true }, Date.now());
  await mark(device, owner, marks.removed, { isRemoved: true }, Date.now());
  await show();
}

/** Clears everything when a player signs out. */
export function forgetInbox(): void {
  expiring.stop();
  marked.read.clear();
  marked.removed.clear();
  Object.assign(inbox, { items: [], leaving: [], isLoaded: false });
}
