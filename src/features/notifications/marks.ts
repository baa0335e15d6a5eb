import { markNotifications } from '#contract/calls/notifications';
import { mark } from '#offline/inbox';
import { CallFailed } from '../../platform/api/refusal';
import { device, sendOrQueue } from '../../platform/device';
import { failureText } from '../../platform/form/failure-text';
import { i18n } from '../../platform/i18n';
import { logFailure } from '../../platform/log';
import { dismissToast, toast } from '../../ui/toast';
import { layMarks, ownerHere, playerHere, show } from './inbox';
import { inbox } from './inbox-state';

const UNDO_MS = 6_000;
/** So many marks go in one message to the platform. */
const MARKS_AT_ONCE = 200;
const leavingTimers = new Map<string, ReturnType<typeof setTimeout>>();

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
    layMarks(ids, kind);
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
  // Whose removal it was may have left meanwhile.
  if (!inbox.leaving.includes(id)) return;
  await send([id], 'removed');
  inbox.leaving = inbox.leaving.filter((other) => other !== id);
}

/** Takes a removal back, as long as it has not gone out. */
export function undoRemove(id: string): void {
  clearTimeout(leavingTimers.get(id));
  if (leavingTimers.delete(id)) inbox.leaving = inbox.leaving.filter((other) => other !== id);
}
