import { del, get, promisifyRequest } from 'idb-keyval';
import type { PreferenceWrite, RequestOf } from '#contract/call';
import type { joinGroups } from '#contract/calls/account/preferences';
import { callUrl } from '#contract/call-url';
import { storage } from '#contract/storage';
import type { QueuedWrite } from '#rules/outbox/machine';
import { type Database, orElse } from './database';
import { type DeviceSession, isSameSession, sessionWithin } from './session';

/** Writes that may be queued: harmless ones, by the contract. Money, play and security have another type. */
export type QueuedCall = PreferenceWrite & { offline: 'queue' };

/** The parts of such a call that sending needs. */
export type QueuedWire = Pick<QueuedCall, 'id' | 'method' | 'path' | 'who' | 'offline'>;

interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** One intent of a player, however often it's sent. */
export interface Intent {
  key: string;
  locale: string;
  session: DeviceSession;
  /** Epoch ms. */
  now: number;
  /** What the screen shows for it if the request alone doesn't say. */
  shown?: Shown | undefined;
}

/** Part of a read's response, as JSON, with the shape that the read's responses have in the release that shows it. */
export interface Shown {
  text: string;
  shape: string;
}

/** A queued write, complete as it will be sent. One with a refusal isn't sent any more: the player is notified. */
export interface OutboxEntry extends QueuedWrite {
  /** The idempotency key: the same for every attempt. */
  key: string;
  call: string;
  method: QueuedCall['method'];
  locale: string;
  /** JSON; null where the call has no body. */
  body: string | null;
  /** Epoch ms. */
  at: number;
  /** What the screen shows for it until the server responds: see `overlaid`. */
  shown?: Shown | undefined;
}

type Kept = Omit<OutboxEntry, 'order'>;

const { outbox, session } = storage.stores;

/**
 * Queues a write until the network is back (OFF-002). `session` is the one it was made in; a write of a session that has ended is dropped,
 * and a player's is never stored without its owner, because the next player would send it. Returns null if it wasn't stored, so that the
 * caller can say that it needs the network.
 */
export function enqueue<C extends QueuedCall>(
  database: Database,
  call: C,
  request: RequestOf<C>,
  intent: Intent,
): Promise<OutboxEntry | null> {
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

/** Requests that the app sends in the player's name without the player's action: the group of those who have installed it (PWA-004). */
const byItself: (typeof joinGroups)['id'] = 'account.groups-join';

/** Whether a write is a change that the player made, rather than the app's own request or telemetry. */
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

/** The current state of an entry; null if it's gone: sent, or removed by a sign-out. */
export function queuedEntry(database: Database, order: number): Promise<Omit<OutboxEntry, 'order'> | null> {
  return orElse(
    get<Kept>(order, database.store(outbox)).then((entry) => entry ?? null),
    null,
  );
}

/** Whether an entry is still queued and whom the device belongs to, read together. */
export function queuedFor(database: Database, order: number): Promise<{ isQueued: boolean; player: number | null }> {
  const work = database.transact([outbox, session], 'readonly', async (store) => {
    const [entry, { player }] = await Promise.all([promisifyRequest<Kept | undefined>(store(outbox).get(order)), sessionWithin(store)]);
    return { isQueued: entry !== undefined && entry.refusal === null, player };
  });
  return orElse(work, { isQueued: false, player: null });
}

/** Removes an entry: it was delivered, or the player discarded it. */
export function discard(database: Database, order: number): Promise<void> {
  return orElse(del(order, database.store(outbox)), undefined);
}

/** Updates an entry if it still exists; one that was removed in the meantime stays removed. */
export function amend(database: Database, order: number, change: Partial<Kept>): Promise<void> {
  const work = database.store(outbox)('readwrite', async (store) => {
    const entry = await promisifyRequest<Kept | undefined>(store.get(order));
    if (entry) store.put({ ...entry, ...change }, order);
  });
  return orElse(work, undefined);
}
