import { getNotifications, markNotifications } from '#contract/calls/notifications';
import type { Notification } from '#contract/fields/notification';
import { claim, history, mark, receive, takeHistory } from '#offline/inbox';
import { type DeviceSession, readSession } from '#offline/session';
import { expiryOf, nextExpiry } from '#rules/notifications/history';
import { ask } from '../../platform/api/client';
import { CallFailed } from '../../platform/api/refusal';
import { device, sendOrQueue } from '../../platform/device';
import { failureText } from '../../platform/form/failure-text';
import { i18n } from '../../platform/i18n';
import { logFailure } from '../../platform/log';
import { session } from '../../platform/session';
import { dismissToast, toast } from '../../ui/toast';
import { inbox } from './inbox-state';

const UNDO_MS = 6_000;
/** So many marks go in one message to the platform. */
const MARKS_AT_ONCE = 200;
const leavingTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** What this window marked, for good: laid over a history that was read before the device had it. */
const marked = { read: new Set<string>(), removed: new Set<string>() };

function withMarks(notifications: readonly Notification[]): Notification[] {
  const left = notifications.filter(({ id }) => !marked.removed.has(id));
  return left.map((item) => (marked.read.has(item.id) ? { ...item, read: true } : item));
}

const playerHere = () => session.player?.id ?? null;

/**
 * Whose inbox this window works on, as long as the device's player is the one whom it shows; null where the device
 * keeps nothing.
 */
async function ownerHere(): Promise<DeviceSession | null | 'another'> {
  const owner = await readSession(device);
  return owner === null || owner.player === playerHere() ? owner : 'another';
}

async function show(fallback: readonly Notification[] = []): Promise<void> {
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
  if (isLeftToPush()) return [];
  const claims = await Promise.all(notifications.map(({ id }) => claim(device, id, 'page', Date.now())));
  return notifications.filter((_, at) => (claims[at] ?? 'first') === 'first');
}

/** Nobody sees a window out of sight: where pushes may show, the one that comes is the first to show it, with its sound. */
const isLeftToPush = () => document.visibilityState === 'hidden' && globalThis.Notification?.permission === 'granted';

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
  try {
    const answer = await ask(getNotifications, {}, { retries: 1 });
    if (player !== playerHere()) return;
    if (owner !== null && !(await takeHistory(device, owner, answer, Date.now()))) return;
    await Promise.all(answer.notifications.map(({ id }) => claim(device, id, 'page', Date.now())));
    await show(owner === null ? answer.notifications : []);
  } catch (error) {
    if (!(error instanceof CallFailed && error.isOffline)) logFailure('NOTIFICATIONS_NOT_LOADED', error);
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

/** What nobody kept is not marked, and whoever marked it hears of that. */
function tellNotMarked(error: unknown): void {
  if (!(error instanceof CallFailed)) return;
  toast({ id: 'not-marked', tone: 'warning', title: failureText((key, values) => i18n._(key, values), error) });
}

/** A mark shows once it is kept for the platform: one that a reload could still lose never looks done (OFF-002). */
async function send(ids: readonly string[], kind: 'read' | 'removed'): Promise<void> {
  const owner = await ownerHere();
  const player = playerHere();
  let isMarked = Promise.resolve(false);
  let isKept = false;
  const onKept = () => {
    isKept = true;
    if (player !== playerHere()) return;
    for (const id of ids) marked[kind].add(id);
    inbox.items = withMarks(inbox.items);
    if (owner !== null && owner !== 'another') isMarked = mark(device, owner, ids, kind === 'read' ? { isRead: true } : { isRemoved: true }, Date.now());
  };
  const body = kind === 'read' ? { read: [...ids], removed: [] } : { read: [], removed: [...ids] };
  await sendOrQueue(markNotifications, { body }, { onKept }).catch((error: unknown) => {
    logFailure('NOTIFICATION_NOT_MARKED', error);
    if (!isKept && player === playerHere()) tellNotMarked(error);
  });
  await isMarked;
}

/** Being marked as read right now: a second press adds nothing. */
const marking = new Set<string>();

/** Marks as read: here, and on the platform when there is a network (OFF-002). A window that has just opened looks first. */
export async function markRead(ids: readonly string[]): Promise<void> {
  if (!inbox.isLoaded) await show();
  const unread = inbox.items.filter(({ id, read }) => !read && ids.includes(id) && !marking.has(id)).map(({ id }) => id);
  if (unread.length === 0) return;
  for (const id of unread) marking.add(id);
  try {
    for (let at = 0; at < unread.length; at += MARKS_AT_ONCE) await send(unread.slice(at, at + MARKS_AT_ONCE), 'read');
  } finally {
    for (const id of unread) marking.delete(id);
  }
}

/** The toast by which a removal can be undone: it goes with the moment for that. */
export const undoToast = (id: string) => `undo-${id}`;

/** Removes after a moment in which it can be undone. */
export function remove(id: string): void {
  document.addEventListener('visibilitychange', leaveAtOnce);
  inbox.leaving.push(id);
  leavingTimers.set(id, setTimeout(() => void leave(id), UNDO_MS));
}

/** Nobody undoes anything in a window that is out of sight, and that may be closed in a moment. */
function leaveAtOnce(): void {
  if (document.visibilityState !== 'hidden') return;
  for (const [id, timer] of leavingTimers) {
    clearTimeout(timer);
    void leave(id);
  }
}

async function leave(id: string): Promise<void> {
  leavingTimers.delete(id);
  dismissToast(undoToast(id));
  await send([id], 'removed');
  inbox.leaving = inbox.leaving.filter((other) => other !== id);
}

/** Takes a removal back, as long as it has not gone out. */
export function undoRemove(id: string): void {
  clearTimeout(leavingTimers.get(id));
  if (leavingTimers.delete(id)) inbox.leaving = inbox.leaving.filter((other) => other !== id);
}

/** Forgets everything, when a player leaves. */
export function forgetInbox(): void {
  for (const timer of leavingTimers.values()) clearTimeout(timer);
  leavingTimers.clear();
  clearTimeout(expiring);
  marked.read.clear();
  marked.removed.clear();
  Object.assign(inbox, { items: [], leaving: [], isLoaded: false });
}
