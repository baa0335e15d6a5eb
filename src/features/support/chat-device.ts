import { proxy, useSnapshot } from 'valtio';
import { storage } from '#contract/storage';
import { readLocal } from '../../platform/local-storage';
import { readOwn, writeOwn } from '../../platform/own-storage';
import { session, useSession } from '../../platform/session';

/** What this window knows where the browser keeps nothing for us; `owner` is the player's id, null for a guest. */
const known = proxy<{ restoreId: string | null; owner: number | null }>({ restoreId: null, owner: null });

/** What names the conversation on this device (SUPP-001); null before the first message and after its player left. */
export function restoreId(): string | null {
  if (readLocal(storage.local.chat) !== null) return readOwn(storage.local.chat) || null;
  return known.owner === null || known.owner === session.player?.id ? known.restoreId : null;
}

/** Keeps the restore id over reloads; null forgets it. */
export function keepRestoreId(id: string | null): void {
  Object.assign(known, { restoreId: id, owner: session.player?.id ?? null });
  writeOwn(storage.local.chat, id ?? '');
}

/** The restore id as a component reads it. */
export function useRestoreId(): string | null {
  useSnapshot(known);
  useSession();
  return restoreId();
}

/** What was typed and not sent. */
export function readDraft(): string {
  return readOwn(storage.local.chatDraft);
}

/** Keeps what was typed, so that a reload or a lost network costs nothing. */
export function keepDraft(text: string): void {
  writeOwn(storage.local.chatDraft, text);
}
