import { clear, keys } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';
import { history } from './inbox';
import { isPlayersOwn, outboxEntries } from './outbox';

const { lastKnown } = storage.stores;

/** What the device keeps to work without network, in numbers. */
export interface KeptOnDevice {
  /** Answers of the platform: lists, pages, the player's own. */
  answers: number;
  /** Of them, those of one call, such as the configurations that demos play on. */
  ofCall: number;
  notifications: number;
  /** Changes of the player that wait to be sent; what the app tells or asks for by itself is none. */
  waiting: number;
}

/** What the device keeps at `now` (epoch ms); null where it keeps nothing for us. */
export async function keptOnDevice(database: Database, call: string, now: number): Promise<KeptOnDevice | null> {
  const known = await orElse<[number, string, string, string][] | null>(keys(database.store(lastKnown)), null);
  if (known === null) return null;
  const [notifications, entries] = await Promise.all([history(database, now), outboxEntries(database)]);
  return {
    answers: known.length,
    ofCall: new Set(known.filter(([, of]) => of === call).map(([, , , url]) => url)).size,
    notifications: notifications.length,
    waiting: entries.filter((entry) => entry.refusal === null && isPlayersOwn(entry)).length,
  };
}

/** Forgets every last known answer; what waits to be sent, the inbox and the session stay. Answers whether it could. */
export function forgetAnswers(database: Database): Promise<boolean> {
  return orElse(clear(database.store(lastKnown)).then(() => true), false);
}
