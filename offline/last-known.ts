import { del, delMany, entries, promisifyRequest } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';
import { scopeOf } from './scope';
import { type DeviceSession, isSameSession, sessionWithin } from './session';

/** The key of a stored response: the call, path and query as sent, and the locale of its texts. */
export interface Question {
  call: string;
  url: string;
  locale: string;
  /** The shape of the call's responses in this release, from `contract/shapes.gen.ts`. */
  shape?: string | undefined;
}

/** A stored response, with the time it was stored in epoch ms. */
export interface KnownResponse {
  text: string;
  storedAt: number;
}

/** Null for a public response, otherwise the session in which it was requested. */
export type Owner = DeviceSession | null;

/** The stored form: with the shape that the call's responses had in the release that stored it. */
type StoredResponse = KnownResponse & { shape?: string | undefined };

const { lastKnown, session } = storage.stores;

const keyOf = ({ call, url, locale }: Question, owner: Owner): IDBValidKey => [scopeOf(owner?.player ?? null), call, locale, url];

/**
 * Stores a response. A private one is stored only while the session that requested it is still valid: one that arrives after the
 * sign-out is dropped, in the same transaction (OFF-005). Returns whether it was stored.
 */
export function remember(database: Database, question: Question, owner: Owner, response: KnownResponse): Promise<boolean> {
  if (owner?.player === null) return Promise.resolve(false);
  const work = database.transact([lastKnown, session], 'readwrite', async (store) => {
    if (owner && !isSameSession(await sessionWithin(store), owner)) return false;
    store(lastKnown).put({ ...response, shape: question.shape } satisfies StoredResponse, keyOf(question, owner));
    return true;
  });
  return orElse(work, false);
}

/**
 * The stored response, or null; a private one only during that player's session (OFF-001, OFF-005). One in another shape, from
 * another release, counts as missing: this release's code couldn't read it (OFF-004).
 */
export function recall(database: Database, question: Question, owner: Owner): Promise<KnownResponse | null> {
  if (owner?.player === null) return Promise.resolve(null);
  const work = database.transact([lastKnown, session], 'readonly', async (store) => {
    if (owner && !isSameSession(await sessionWithin(store), owner)) return null;
    const stored = await promisifyRequest<StoredResponse | undefined>(store(lastKnown).get(keyOf(question, owner)));
    return stored && stored.shape === question.shape ? { text: stored.text, storedAt: stored.storedAt } : null;
  });
  return orElse(work, null);
}

/** Deletes a stored response that's no longer valid. */
export function forget(database: Database, question: Question, owner: Owner): Promise<void> {
  return orElse(del(keyOf(question, owner), database.store(lastKnown)), undefined);
}

/** The keys of the public responses, newest first, in whatever shape they were stored. */
export async function knownPublicQuestions(database: Database): Promise<Question[]> {
  const all = await orElse(entries<[number, string, string, string], KnownResponse>(database.store(lastKnown)), []);
  return all
    .filter(([[scope]]) => scope === scopeOf(null))
    .sort(([, one], [, other]) => other.storedAt - one.storedAt)
    .map(([[, call, locale, url]]) => ({ call, url, locale }));
}

/** The public responses to a call, those in a locale first, then the newest; those in another release's shape are left out. */
export async function knownPublicResponses(database: Database, { call, locale, shape }: Omit<Question, 'url'>): Promise<string[]> {
  const all = await orElse(entries<[number, string, string, string], StoredResponse>(database.store(lastKnown)), []);
  const isOther = ([key]: [[number, string, string, string], StoredResponse]) => Number(key[2] !== locale);
  return all
    .filter(([key, stored]) => key[0] === scopeOf(null) && key[1] === call && stored.shape === shape)
    .sort((one, other) => isOther(one) - isOther(other) || other[1].storedAt - one[1].storedAt)
    .map(([, { text }]) => text);
}

/** How many responses a device stores. */
const ANSWERS_AT_MOST = 400;

/** Deletes the oldest responses beyond a number, so searches and long lists don't fill the device. */
export async function trimKnown(database: Database, atMost = ANSWERS_AT_MOST): Promise<void> {
  const all = await orElse(entries<IDBValidKey, KnownResponse>(database.store(lastKnown)), []);
  const oldest = all.sort(([, one], [, other]) => other.storedAt - one.storedAt).slice(atMost);
  if (oldest.length > 0)
    await orElse(
      delMany(
        oldest.map(([key]) => key),
        database.store(lastKnown),
      ),
      undefined,
    );
}
