import { del, delMany, entries, promisifyRequest } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';
import { scopeOf } from './scope';
import { type DeviceSession, isSameSession, sessionWithin } from './session';

/** Which answer: the call, path and query as they are sent, and the locale its texts are in. */
export interface Question {
  call: string;
  url: string;
  locale: string;
  /** The shape of the call's answers in this release, by `contract/shapes.gen.ts`. */
  shape?: string | undefined;
}

/** An answer as it was received, with the instant in epoch ms at which it was stored. */
export interface KnownAnswer {
  text: string;
  storedAt: number;
}

/** `session` is null for what is the same for everybody, else the session that the answer was asked in. */
export type Owner = DeviceSession | null;

/** As it is stored: with the shape that the call's answers had in the release that stored it. */
type StoredAnswer = KnownAnswer & { shape?: string | undefined };

const { lastKnown, session } = storage.stores;

const keyOf = ({ call, url, locale }: Question, owner: Owner): IDBValidKey => [scopeOf(owner?.player ?? null), call, locale, url];

/**
 * Keeps an answer. A player's own is kept only while the session that asked for it still holds: an answer that comes
 * after the sign-out is dropped in the same transaction (OFF-005). Answers whether it was kept.
 */
export function remember(database: Database, question: Question, owner: Owner, answer: KnownAnswer): Promise<boolean> {
  if (owner?.player === null) return Promise.resolve(false);
  const work = database.transact([lastKnown, session], 'readwrite', async (store) => {
    if (owner && !isSameSession(await sessionWithin(store), owner)) return false;
    store(lastKnown).put({ ...answer, shape: question.shape } satisfies StoredAnswer, keyOf(question, owner));
    return true;
  });
  return orElse(work, false);
}

/**
 * The answer as last known, or null; a player's own only while that player's session holds (OFF-001, OFF-005). What a
 * release stored whose answers to the call had another shape is not known: this one's code could not read it (OFF-004).
 */
export function recall(database: Database, question: Question, owner: Owner): Promise<KnownAnswer | null> {
  if (owner?.player === null) return Promise.resolve(null);
  const work = database.transact([lastKnown, session], 'readonly', async (store) => {
    if (owner && !isSameSession(await sessionWithin(store), owner)) return null;
    const stored = await promisifyRequest<StoredAnswer | undefined>(store(lastKnown).get(keyOf(question, owner)));
    return stored && stored.shape === question.shape ? { text: stored.text, storedAt: stored.storedAt } : null;
  });
  return orElse(work, null);
}

/** Forgets an answer: what it was asked with holds no longer. */
export function forget(database: Database, question: Question, owner: Owner): Promise<void> {
  return orElse(del(keyOf(question, owner), database.store(lastKnown)), undefined);
}

/** The questions of everybody's answers, the latest stored first, whatever shape they were stored in. */
export async function knownPublicQuestions(database: Database): Promise<Question[]> {
  const all = await orElse(entries<[number, string, string, string], KnownAnswer>(database.store(lastKnown)), []);
  return all
    .filter(([[scope]]) => scope === scopeOf(null))
    .sort(([, one], [, other]) => other.storedAt - one.storedAt)
    .map(([[, call, locale, url]]) => ({ call, url, locale }));
}

/** So many answers a device keeps. */
const ANSWERS_AT_MOST = 400;

/** Forgets the oldest answers beyond a number, so that searches and long lists do not fill the device. */
export async function trimKnown(database: Database, atMost = ANSWERS_AT_MOST): Promise<void> {
  const all = await orElse(entries<IDBValidKey, KnownAnswer>(database.store(lastKnown)), []);
  const oldest = all.sort(([, one], [, other]) => other.storedAt - one.storedAt).slice(atMost);
  if (oldest.length > 0) await orElse(delMany(oldest.map(([key]) => key), database.store(lastKnown)), undefined);
}
