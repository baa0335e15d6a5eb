import { get, set } from 'idb-keyval';
import { type Cursor, formatCursor, parseCursor } from '#contract/events/real-time';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';

const keyOf = (player: number) => `cursor:${player}`;

/** This device's position in a player's event stream; null if unknown. Deleted at the sign-out. */
export async function readCursor(database: Database, player: number): Promise<Cursor | null> {
  const text = await orElse(get<string>(keyOf(player), database.store(storage.stores.pending)), undefined);
  return text === undefined ? null : parseCursor(text);
}

/** Stores this device's position. */
export function keepCursor(database: Database, player: number, cursor: Cursor): Promise<void> {
  return orElse(set(keyOf(player), formatCursor(cursor), database.store(storage.stores.pending)), undefined);
}
