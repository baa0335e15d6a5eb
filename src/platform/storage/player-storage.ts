import { type OwnSwitch, ownSwitches, storage } from '#contract/storage';
import { keptTimer } from '#rules/account/session/session-timer';
import { readLocalJson, writeLocal } from './local-storage';
import { type Player, session } from '../session';
import { readSession, writeSession } from './session-storage';

/** A stored text and its owner: the player's id, or null for a guest. */
type Owned = readonly [owner: number | null, text: string];

function kept(name: OwnSwitch): Owned | null {
  const known = readLocalJson(name);
  const isOwned = Array.isArray(known) && (known[0] === null || typeof known[0] === 'number') && typeof known[1] === 'string';
  return isOwned ? (known as unknown as Owned) : null;
}

/**
 * What the current visitor stored, or an empty string. A guest's text passes to the player who then signs in, such as a message draft. A
 * player's is never shown to anybody else, even before it's wiped (OFF-005).
 */
export function readPlayerStorage(name: OwnSwitch): string {
  const [owner, text] = kept(name) ?? [null, ''];
  return owner === null || owner === session.player?.id ? text : '';
}

/** The same for a value stored as JSON; null if there's none or it's broken. */
export function readPlayerJson(name: OwnSwitch): unknown {
  try {
    return JSON.parse(readPlayerStorage(name) || 'null');
  } catch {
    return null;
  }
}

/** Whether anybody has stored something, perhaps the next player in another window. */
export function isKept(name: OwnSwitch): boolean {
  return Boolean(kept(name)?.[1]);
}

/** Stores a text for the current player or guest. */
export function writePlayerStorage(name: OwnSwitch, text: string): void {
  writeLocal(name, JSON.stringify([session.player?.id ?? null, text] satisfies Owned));
}

/** Deletes all of it after a sign-out (OFF-005). */
export function wipePlayerStorage(): void {
  for (const name of ownSwitches) writeLocal(name, '');
  for (const name of [storage.session.timer, storage.session.signUp]) writeSession(name, null);
}

/**
 * Deletes what anybody except `player` left (null: except a guest), whatever the database knows about them. A text without an owner is from
 * an earlier release and is deleted, too.
 */
export function wipeStorageOfOthers(player: Pick<Player, 'id' | 'session_epoch'> | null): void {
  for (const name of ownSwitches) {
    const owner = kept(name)?.[0];
    if (owner !== null && owner !== player?.id) writeLocal(name, '');
  }
  const timer = keptTimer(readSession(storage.session.timer));
  if (timer?.session !== player?.session_epoch) writeSession(storage.session.timer, null);
  // Only a guest's own draft of a sign-up stays.
  if (player) writeSession(storage.session.signUp, null);
}
