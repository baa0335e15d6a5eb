import { clear, keys } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';
import { history } from './inbox';
import { isPlayersOwn, outboxEntries } from './outbox';

const { lastKnown } = storage.stores;

/** What the device stores for offline use, in numbers. */
export interface DeviceContents {
  /** Responses of the server: public and private. */
  responses: number;
  /** Those of one call among them, such as the configurations that demos need. */
  ofCall: number;
  notifications: number;
  /** The player's queued writes; the app's own telemetry doesn't count. */
  waiting: number;
}

/** What the device stores at `now` (epoch ms); null without a database. */
export async function deviceContents(database: Database, call: string, now: number): Promise<DeviceContents | null> {
  const known = await orElse<[number, string, string, string][] | null>(keys(database.store(lastKnown)), null);
  if (known === null) return null;
  const [notifications, entries] = await Promise.all([history(database, now), outboxEntries(database)]);
  return {
    responses: known.length,
    ofCall: new Set(known.filter(([, of]) => of === call).map(([, , , url]) => url)).size,
    notifications: notifications.length,
    waiting: entries.filter((entry) => entry.refusal === null && isPlayersOwn(entry)).length,
  };
}

/** Deletes all stored responses; outbox, inbox and session stay. Returns whether that worked. */
export function deleteStoredResponses(database: Database): Promise<boolean> {
  return orElse(
    clear(database.store(lastKnown)).then(() => true),
    false,
  );
}
