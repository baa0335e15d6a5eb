import { storage } from '#contract/storage';

/** Options for opening a database. */
interface Opening {
  timeoutMs: number;
  onGone: () => void;
  onLate: (database: IDBDatabase) => void;
}

/**
 * Opens the database within a timeout. One that lacks stores, or couldn't be read twice, is deleted and recreated, but only once: it may
 * contain queued writes and a tombstone. One of a newer release is used as it is. `onGone` is called when the connection is closed, by
 * another tab's upgrade or by the browser; `onLate` gets a connection that opened after the timeout, which is still usable: a starting
 * device is busy.
 */
export async function openConnection(factory: IDBFactory | undefined, { timeoutMs, onGone, onLate }: Opening): Promise<IDBDatabase> {
  if (!factory) throw new Error('no IndexedDB');
  const deadline = Date.now() + timeoutMs;
  const left = () => Math.max(0, deadline - Date.now());
  const late = (database: IDBDatabase) => {
    if (hasAllStores(database)) onLate(watched(database, onGone));
    else database.close();
  };
  const openOnce = (version: number | undefined) => openNow(factory, version, left(), late);
  try {
    return watched(complete(await openOnce(storage.databaseVersion)), onGone);
  } catch (error) {
    if (isOfNewerRelease(error)) return watched(complete(await openOnce(undefined)), onGone);
    if (!(error instanceof Incomplete)) {
      if (!isUnreadable(error)) throw error;
      const again = await openOnce(storage.databaseVersion).catch((cause: unknown) => {
        if (!isUnreadable(cause)) throw cause;
        return null;
      });
      if (again) return watched(complete(again), onGone);
    }
    await deleteOnce(factory, left());
    return watched(complete(await openOnce(storage.databaseVersion)), onGone);
  }
}

class TookTooLong extends Error {}
class Incomplete extends Error {}

/** The errors with which browsers report unreadable files; a full disk, an abort or a refusal is something else and temporary. */
const isUnreadable = (error: unknown) => error instanceof DOMException && (error.name === 'UnknownError' || error.name === 'DataError');

const isOfNewerRelease = (error: unknown) => error instanceof DOMException && error.name === 'VersionError';

function openNow(
  factory: IDBFactory,
  version: number | undefined,
  timeoutMs: number,
  late: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = factory.open(storage.database, version);
  request.addEventListener('upgradeneeded', () => createStores(request.result));
  return settled(request, timeoutMs, late);
}

function deleteOnce(factory: IDBFactory, timeoutMs: number): Promise<unknown> {
  return settled(factory.deleteDatabase(storage.database), timeoutMs, () => undefined);
}

/** The outbox has auto-incremented keys, which keep its order; the other stores have explicit keys. */
function createStores(database: IDBDatabase): void {
  for (const name of Object.values(storage.stores)) {
    if (database.objectStoreNames.contains(name)) continue;
    database.createObjectStore(name, { autoIncrement: name === storage.stores.outbox });
  }
}

const hasAllStores = ({ objectStoreNames }: IDBDatabase) => Object.values(storage.stores).every((name) => objectStoreNames.contains(name));

function complete(database: IDBDatabase): IDBDatabase {
  if (hasAllStores(database)) return database;
  database.close();
  throw new Incomplete('stores are missing');
}

function watched(database: IDBDatabase, onGone: () => void): IDBDatabase {
  database.addEventListener('versionchange', () => {
    database.close();
    onGone();
  });
  database.addEventListener('close', onGone);
  return database;
}

/** The request's result, unless it times out; a later result goes to `discard`. */
function settled<T>(request: IDBRequest<T>, timeoutMs: number, discard: (late: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new TookTooLong('the database took too long'));
    }, timeoutMs);
    request.addEventListener('success', () => {
      clearTimeout(timer);
      if (isLate) discard(request.result);
      else resolve(request.result);
    });
    request.addEventListener('error', () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('the database did not open'));
    });
  });
}
