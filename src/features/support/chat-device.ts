import { proxy, useSnapshot } from 'valtio';
import { storage } from '#contract/storage';
import { readLocal } from '../../platform/storage/local-storage';
import { readPlayerStorage, writePlayerStorage } from '../../platform/storage/player-storage';
import { session, useSession } from '../../platform/session';

/** The window's memory if the browser stores nothing; `owner` is the player's id, null for a guest. */
const known = proxy<{ restoreId: string | null; owner: number | null }>({ restoreId: null, owner: null });

/** The id of the conversation on this device (SUPP-001); null before the first message and after its player signed out. */
export function restoreId(): string | null {
  if (readLocal(storage.local.chat) !== null) return readPlayerStorage(storage.local.chat) || null;
  return known.owner === null || known.owner === session.player?.id ? known.restoreId : null;
}

/** Stores the restore id across reloads; null deletes it. */
export function keepRestoreId(id: string | null): void {
  Object.assign(known, { restoreId: id, owner: session.player?.id ?? null });
  writePlayerStorage(storage.local.chat, id ?? '');
}

/** The restore id, as a hook. */
export function useRestoreId(): string | null {
  useSnapshot(known);
  useSession();
  return restoreId();
}

/** The draft. */
export function readDraft(): string {
  return readPlayerStorage(storage.local.chatDraft);
}

/** Stores the draft, so that a reload or a lost network loses nothing. */
export function keepDraft(text: string): void {
  writePlayerStorage(storage.local.chatDraft, text);
}
