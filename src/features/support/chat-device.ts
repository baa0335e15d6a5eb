import { proxy, useSnapshot } from 'valtio';
import { storage } from '#contract/storage';
import { readLocal, writeLocal } from '../../platform/local-storage';

const kept = proxy<{ restoreId: string | null }>({ restoreId: readLocal(storage.local.chat) || null });

/** What names the conversation on this device (SUPP-001); null before the first message and after its player left. */
export function restoreId(): string | null {
  // The wipe of a player who leaves empties what is kept.
  if (kept.restoreId !== null && readLocal(storage.local.chat) === '') kept.restoreId = null;
  return kept.restoreId;
}

/** Keeps the restore id over reloads; null forgets it. */
export function keepRestoreId(id: string | null): void {
  kept.restoreId = id;
  writeLocal(storage.local.chat, id ?? '');
}

/** The restore id as a component reads it. */
export function useRestoreId(): string | null {
  useSnapshot(kept);
  return restoreId();
}

/** What was typed and not sent. */
export function readDraft(): string {
  return readLocal(storage.local.chatDraft) ?? '';
}

/** Keeps what was typed, so that a reload or a lost network costs nothing. */
export function keepDraft(text: string): void {
  writeLocal(storage.local.chatDraft, text);
}
