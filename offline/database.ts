import type { UseStore } from 'idb-keyval';
import type { storage } from '#contract/storage';
import { openConnection } from './connection';

export type StoreName = (typeof storage.stores)[keyof typeof storage.stores];

export interface DatabaseParts {
  factory?: IDBFactory | undefined;
  /** The timeout for opening, in milliseconds. */
  timeoutMs?: number;
  /** How long to wait, in milliseconds, before trying again after a failure. */
  restMs?: number;
  now?: () => number;
}

/** There's no usable database: blocked, full, missing or broken beyond repair. */
export class NoDatabase extends Error {}

/**
 * The device's database. Opened on first use and reopened after the browser closed it; everything rejects with NoDatabase if
 * there is none, and `orElse` turns that into a fallback.
 */
export interface Database {
  /** One transaction over several stores; resolves once it is committed. */
  transact<T>(
    stores: readonly StoreName[],
    mode: IDBTransactionMode,
    work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
  ): Promise<T>;
  /** One store in idb-keyval's form. */
  store(name: StoreName): UseStore;
  close(): void;
}

/** A handle on the device's database; doesn't open it yet. */
export function createDatabase(parts: DatabaseParts = {}): Database {
  const { timeoutMs = 2_000, restMs = 30_000, now = Date.now } = parts;
  let opening: Promise<IDBDatabase> | null = null;
  let restsUntil = 0;

  const forget = () => {
    opening = null;
  };
  /** A connection that opened late is used from now on. */
  const adopt = (late: IDBDatabase) => {
    if (opening) return late.close();
    opening = Promise.resolve(late);
    restsUntil = 0;
  };
  const connect = async () => openConnection(parts.factory ?? globalThis.indexedDB, { timeoutMs, onGone: forget, onLate: adopt });
  const open = (): Promise<IDBDatabase> => {
    if (!opening && now() < restsUntil) return Promise.reject(new NoDatabase('the browser gave no database a moment ago'));
    opening ??= connect().catch((cause: unknown) => {
      forget();
      restsUntil = now() + restMs;
      throw new NoDatabase('no database', { cause });
    });
    return opening;
  };
  const begin = async (stores: readonly StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> => {
    try {
      return (await open()).transaction(stores, mode);
    } catch (error) {
      if (error instanceof NoDatabase) throw error;
      forget();
      return (await open()).transaction(stores, mode);
    }
  };
  const transact: Database['transact'] = async (stores, mode, work) => {
    const transaction = await begin(stores, mode);
    const committed = commitOf(transaction);
    try {
      const result = await work((name) => transaction.objectStore(name));
      await committed;
      return result;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  };
  return {
    transact,
    store: (name) => (mode, work) => transact([name], mode, async (store) => work(store(name))),
    close: () => {
      void opening?.then(
        (connection) => connection.close(),
        () => undefined,
      );
      forget();
    },
  };
}

function commitOf(transaction: IDBTransaction): Promise<void> {
  const committed = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const kind of ['abort', 'error']) transaction.addEventListener(kind, () => reject(transaction.error ?? new NoDatabase(kind)));
  });
  committed.catch(() => undefined);
  return committed;
}

/** A transaction that has failed is already over. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return;
  }
}

/** The result of work on the database, or the fallback if there's no database; other errors are rethrown. */
export async function orElse<T>(work: Promise<T>, fallback: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NoDatabase || error instanceof DOMException) return fallback;
    throw error;
  }
}
