import { markNotifications } from '#contract/calls/notifications';
import { mark } from '#offline/inbox';
import { CallFailed } from '../../../platform/api/refusal';
import { device, sendOrQueue } from '../../../platform/device';
import { failureText } from '../../../platform/form/failure-text';
import { i18n } from '../../../platform/i18n';
import { logFailure } from '../../../platform/log';
import { dismissToast, toast } from '../../../ui/toast';
import { layMarks, ownerHere, playerHere, show } from './inbox';
import { inbox } from './inbox-state';
import { dropRemoval, keepRemoval, readRemovals } from './kept-removals';

const UNDO_MS = 6_000;
/** Maximum number of marks in one request. */
const MARKS_AT_ONCE = 200;
const leavingTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** If nothing was stored, the mark isn't shown, and the player is notified. */
function showNotMarked(error: unknown): void {
  if (!(error instanceof CallFailed)) return;
  toast({ id: 'not-marked', tone: 'warning', title: failureText((key, values) => i18n._(key, values), error) });
}

/** A mark shows once it's queued for the server: one that a reload could lose never looks done (OFF-002). */
async function send(ids: readonly string[], kind: 'read' | 'removed'): Promise<void> {
  const owner = await ownerHere();
  const player = playerHere();
  let isMarked = Promise.resolve(false);
  let isKept = false;
  const onKept = () => {
    isKept = true;
    if (player !== playerHere()) return;
    layMarks(ids, kind);
    if (owner !== null && owner !== 'another')
      isMarked = mark(device, owner, ids, kind === 'read' ? { isRead: true } : { isRemoved: true }, Date.now());
  };
  const body = kind === 'read' ? { read: [...ids], removed: [] } : { read: [], removed: [...ids] };
  await sendOrQueue(markNotifications, { body }, { onKept }).catch((error: unknown) => {
    logFailure('NOTIFICATION_NOT_MARKED', error);
    if (!isKept && player === playerHere()) showNotMarked(error);
  });
  await isMarked;
}

/** Ids being marked as read: a second click has no effect. */
const marking = new Set<string>();

/** Marks as read: here, and on the server once online (OFF-002). A newly opened window loads first. */
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

/** The undo toast of a removal: it closes when the undo window ends. */
export const undoToast = (id: string) => `undo-${id}`;

/** Removes: hidden and noted immediately, sent after an undo window. */
export function remove(id: string): void {
  const until = Date.now() + UNDO_MS;
  keepRemoval(id, until);
  leaveAt(id, until);
}

/** Takes up removals whose window was closed or reloaded before they were stored for the server (NOTIF-003). */
export function resumeRemovals(): void {
  for (const [id, until] of Object.entries(readRemovals())) if (!inbox.leaving.includes(id)) leaveAt(id, until);
}

function leaveAt(id: string, until: number): void {
  document.addEventListener('visibilitychange', leaveAtOnce);
  inbox.leaving.push(id);
  leavingTimers.set(
    id,
    setTimeout(() => void leave(id), Math.max(0, until - Date.now())),
  );
}

/** A hidden window, which may be closed any moment, sends immediately. */
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
  // The player of the removal may have signed out meanwhile.
  if (!inbox.leaving.includes(id)) return;
  // Another window of the player may have undone it.
  if (id in readRemovals()) {
    await send([id], 'removed');
    dropRemoval(id);
  }
  inbox.leaving = inbox.leaving.filter((other) => other !== id);
}

/** Undoes a removal that hasn't been sent. */
export function undoRemove(id: string): void {
  clearTimeout(leavingTimers.get(id));
  if (!leavingTimers.delete(id)) return;
  dropRemoval(id);
  inbox.leaving = inbox.leaving.filter((other) => other !== id);
}
