import { getNotifications } from '#contract/calls/notifications';
import type { Notification } from '#contract/fields/notification';
import { claim, history, mark, receive, takeHistory } from '#offline/inbox';
import { type DeviceSession, readSession } from '#offline/session';
import { expiryOf, nextExpiry } from '#rules/notifications/history';
import { ask } from '../../platform/api/client';
import { CallFailed } from '../../platform/api/refusal';
import { askForSync, device } from '../../platform/device';
import { logFailure } from '../../platform/log';
import { session } from '../../platform/session';
import { inbox } from './inbox-state';

/** What this window marked, for good: laid over a history that was read before the device had it. */
const marked = { read: new Set<string>(), removed: new Set<string>() };

function withMarks(notifications: readonly Notification[]): Notification[] {
  const left = notifications.filter(({ id }) => !marked.removed.has(id));
  return left.map((item) => (marked.read.has(item.id) ? { ...item, read: true } : item));
}

/** Shows marks that can no longer be lost. */
export function layMarks(ids: readonly string[], kind: 'read' | 'removed'): void {
  for (const id of ids) marked[kind].add(id);
  inbox.items = withMarks(inbox.items);
}

/** The player whom this window shows. */
export const playerHere = () => session.player?.id ?? null;

/**
 * Whose inbox this window works on, as long as the device's player is the one whom it shows; null where the device
 * keeps nothing.
 */
export async function ownerHere(): Promise<DeviceSession | null | 'another'> {
  const owner = await readSession(device);
  return owner === null || owner.player === playerHere() ? owner : 'another';
}

/** Shows what the device keeps, or what is known otherwise. */
export async function show(fallback: readonly Notification[] = []): Promise<void> {
  const player = playerHere();
  const kept = await history(device, Date.now());
  if (player !== playerHere()) return;
  inbox.items = withMarks(kept.length > 0 ? kept : fallback);
  inbox.isLoaded = true;
  leaveInTime();
}

let expiring: ReturnType<typeof setTimeout> | undefined;

/** Two hours end while a window is open too: what has expired leaves the page and the counters then (NOTIF-002). */
function leaveInTime(): void {
  clearTimeout(expiring);
  const at = nextExpiry(inbox.items);
  if (at === null) return;
  const leaveNow = () => {
    inbox.items = inbox.items.filter((item) => expiryOf(item) > Date.now());
    leaveInTime();
  };
  expiring = setTimeout(leaveNow, Math.max(0, at - Date.now()));
}

/** Takes in what the live stream or a push brought; answers those that nobody showed yet (NOTIF-003). */
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

/** Nobody sees a window out of sight: a push that comes meanwhile is the first to show it, with its sound. */
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

/** Where the device keeps nothing, the window remembers by itself. */
function mergedInMemory(notifications: readonly Notification[]): Notification[] {
  const known = new Map([...inbox.items, ...notifications].map((item) => [item.id, item]));
  return [...known.values()].sort((one, other) => other.at.localeCompare(one.at));
}

/**
 * Shows what the device keeps, then asks the platform for what came meanwhile; an answer for a player who left is
 * dropped (OFF-005).
 */
export async function pull(): Promise<void> {
  const player = playerHere();
  const owner = await ownerHere();
  if (owner === 'another') return;
  await show();
  if (player !== playerHere()) return;
  try {
    const answer = await ask(getNotifications, {}, { retries: 1 });
    if (player !== playerHere()) return;
    if (owner !== null && !(await takeHistory(device, owner, answer, Date.now()))) return;
    await Promise.all(answer.notifications.map(({ id }) => claim(device, id, 'page', Date.now())));
    await show(owner === null ? answer.notifications : []);
  } catch (error) {
    if (player !== playerHere()) return;
    // The worker fetches it once there is a network again, also where no window is open by then.
    if (error instanceof CallFailed && error.isOffline) void askForSync('history').catch(() => undefined);
    else logFailure('NOTIFICATIONS_NOT_LOADED', error);
  }
}

/** Marks that another device made. */
export async function takeMarks(marks: { read: string[]; removed: string[] }): Promise<void> {
  const owner = await ownerHere();
  if (owner === null || owner === 'another') return;
  await mark(device, owner, marks.read, { isRead: true }, Date.now());
  await mark(device, owner, marks.removed, { isRemoved: true }, Date.now());
  await show();
}

/** Forgets everything, when a player leaves. */
export function forgetInbox(): void {
  clearTimeout(expiring);
  marked.read.clear();
  marked.removed.clear();
  Object.assign(inbox, { items: [], leaving: [], isLoaded: false });
}
