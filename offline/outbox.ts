import { del, get, promisifyRequest } from 'idb-keyval';
import type { PreferenceWrite, RequestOf } from '#contract/call';
import type { joinGroups } from '#contract/calls/account/preferences';
import { callUrl } from '#contract/call-url';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';
import { type DeviceSession, isSameSession, sessionWithin } from './session';

/** The writes that may wait: harmless ones, by the contract. Money, play and security have another type. */
export type QueuedCall = PreferenceWrite & { offline: 'queue' };

/** What of such a call is needed to send it. */
export type QueuedWire = Pick<QueuedCall, 'id' | 'method' | 'path' | 'who' | 'offline'>;

interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What a player wants once, however often it is tried. */
export interface Intent {
  key: string;
  locale: string;
  session: DeviceSession;
  /** Epoch ms. */
  now: number;
  /** What the screen shows for it where the request alone does not say. */
  shown?: Shown | undefined;
}

/** Something that a read answers, as JSON, with the shape that the read's answers have in the release that shows it. */
export interface Shown {
  text: string;
  shape: string;
}

/** Why the platform refused a write for good. */
export interface OutboxRefusal {
  code: string;
  status: number;
}

/** A write that waits for the network, complete as it is to be sent. */
export interface OutboxEntry {
  /** Place in the queue, given by the database. */
  order: number;
  /** The idempotency key: the same for every attempt. */
  key: string;
  call: string;
  method: QueuedCall['method'];
  url: string;
  locale: string;
  /** JSON; null where the call has no body. */
  body: string | null;
  /** Whose it is; null for what belongs to the device. */
  player: number | null;
  /** Epoch ms. */
  at: number;
  attempts: number;
  notBefore: number;
  /** The platform itself had no time for it, rather than the line: the rest then holds whatever the line does. */
  isAskedToWait?: boolean;
  /** Set once the platform refused: the player is told, and the entry is sent no more. */
  refusal: OutboxRefusal | null;
  /** What the screen shows for it until the platform tells: see `overlaid`. */
  shown?: Shown | undefined;
}

type Kept = Omit<OutboxEntry, 'order'>;

const { outbox, session } = storage.stores;

/**
 * Keeps a write until the network is back (OFF-002). `session` is the one it was made in; a write of a session that has
 * ended is dropped, and a player's is not kept as nobody's, since the next player would send it. Answers null where it
 * was not kept, so that the caller can say that it needs the network.
 */
export function enqueue<C extends QueuedCall>(database: Database, call: C, request: RequestOf<C>, intent: Intent): Promise<OutboxEntry | null> {
  return enqueueParts(database, call, request as RequestParts, intent);
}

/** The same for a caller that knows the call without its schemas. */
export function enqueueParts(database: Database, call: QueuedWire, request: RequestParts, intent: Intent): Promise<OutboxEntry | null> {
  if (call.offline !== 'queue') throw new TypeError(`${call.id} waits for the network, it is not queued`);
  if (call.who === 'player' && intent.session.player === null) return Promise.resolve(null);
  const { params, query, body } = request;
  const entry: Kept = {
    key: intent.key,
    call: call.id,
    method: call.method,
    url: callUrl(call, { params, query }),
    locale: intent.locale,
    body: body === undefined ? null : JSON.stringify(body),
    player: call.who === 'player' ? intent.session.player : null,
    at: intent.now,
    attempts: 0,
    notBefore: 0,
    refusal: null,
    shown: intent.shown,
  };
  const work = database.transact([outbox, session], 'readwrite', async (store) => {
    if (call.who === 'player' && !isSameSession(await sessionWithin(store), intent.session)) return null;
    const order = Number(await promisifyRequest(store(outbox).add(entry)));
    return { ...entry, order };
  });
  return orElse(work, null);
}

/** What the app asks for in the player's name without a word of the player: the group of who has installed it (PWA-004). */
const byItself: (typeof joinGroups)['id'] = 'account.groups-join';

/** Whether a write is a change of the player's own: what the app tells or asks for by itself is none. */
export function isPlayersOwn({ player, call }: Pick<OutboxEntry, 'player' | 'call'>): boolean {
  return player !== null && call !== byItself;
}

/** Everything in the queue, in its order. */
export function outboxEntries(database: Database): Promise<OutboxEntry[]> {
  const work = database.transact([outbox], 'readonly', async (store) => {
    const [orders, entries] = await Promise.all([
      promisifyRequest(store(outbox).getAllKeys()),
      promisifyRequest<Kept[]>(store(outbox).getAll()),
    ]);
    return orders.map((order, at) => ({ ...entries[at]!, order: Number(order) }));
  });
  return orElse(work, []);
}

/** What has become of an entry; null where it is gone: sent, or removed by a sign-out. */
export function queuedEntry(database: Database, order: number): Promise<Omit<OutboxEntry, 'order'> | null> {
  return orElse(get<Kept>(order, database.store(outbox)).then((entry) => entry ?? null), null);
}

/** Takes an entry out: it was delivered, or the player let it go. */
export function discard(database: Database, order: number): Promise<void> {
  return orElse(del(order, database.store(outbox)), undefined);
}

/** Changes an entry that is still there; one that was removed meanwhile stays removed. */
export function amend(database: Database, order: number, change: Partial<Kept>): Promise<void> {
  const work = database.store(outbox)('readwrite', async (store) => {
    const entry = await promisifyRequest<Kept | undefined>(store.get(order));
    if (entry) store.put({ ...entry, ...change }, order);
  });
  return orElse(work, undefined);
}
