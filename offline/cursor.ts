import { get, set } from 'idb-keyval';
import { type Cursor, formatCursor, parseCursor } from '#contract/events/real-time';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';

const keyOf = (player: number) => `cursor:${player}`;

/** How far into a player's live stream this device has come; null where it does not know. Gone with the player. */
export async function readCursor(database: Database, player: number): Promise<Cursor | null> {
  const text = await orElse(get<string>(keyOf(player), database.store(storage.stores.pending)), undefined);
  return text === undefined ? null : parseCursor(text);
}

/** Notes how far this device has come. */
export function keepCursor(database: Database, player: number, cursor: Cursor): Promise<void> {
  return orElse(set(keyOf(player), formatCursor(cursor), database.store(storage.stores.pending)), undefined);
}
