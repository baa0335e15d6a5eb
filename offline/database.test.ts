import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { createDatabase, NoDatabase, orElse } from './database';

function opened(factory: IDBFactory, version: number, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open('perigee', version);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });
}

describe('the database of the device', () => {
  it('stores values across handles', async () => {
    const factory = new IDBFactory();
    await set('key', 'value', createDatabase({ factory }).store('pending'));
    expect(await get('key', createDatabase({ factory }).store('pending'))).toBe('value');
  });

  it('commits everything or nothing', async () => {
    const database = createDatabase({ factory: new IDBFactory() });
    const failing = database.transact(['pending', 'inbox'], 'readwrite', async (store) => {
      store('pending').put(1, 'a');
      store('inbox').put(1, 'a');
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await get('a', database.store('pending'))).toBeUndefined();
  });

  it('closes when another tab updates or deletes it, and reopens', async () => {
    const factory = new IDBFactory();
    const database = createDatabase({ factory });
    await set('a', 1, database.store('pending'));
    await new Promise((resolve, reject) => {
      const request = factory.deleteDatabase('perigee');
      request.onsuccess = resolve;
      request.onblocked = () => reject(new Error('blocked'));
    });
    await set('b', 2, database.store('pending'));
    expect(await get('a', database.store('pending'))).toBeUndefined();
    expect(await get('b', database.store('pending'))).toBe(2);
  });

  it('reopens after its connection was closed', async () => {
    const database = createDatabase({ factory: new IDBFactory() });
    await set('a', 1, database.store('pending'));
    database.close();
    expect(await get('a', database.store('pending'))).toBe(1);
  });

  it.each([
    ['QuotaExceededError', 9, 0],
    ['AbortError', 9, 0],
    ['UnknownError', 1, 0],
    ['UnknownError', 2, 1],
    ['DataError', 1, 0],
    ['DataError', 2, 1],
  ])('after a %s %i times deletes its contents %i times', async (name, times, deletions) => {
    const real = new IDBFactory();
    let failures = times;
    const failing = () => {
      const request = new EventTarget();
      setTimeout(() => request.dispatchEvent(new Event('error')));
      return Object.assign(request, { error: new DOMException(name, name) });
    };
    const deleteDatabase = vi.fn((named: string) => real.deleteDatabase(named));
    const open = (named: string, version?: number) => ((failures -= 1) >= 0 ? failing() : real.open(named, version));
    const database = createDatabase({ factory: { open, deleteDatabase } as unknown as IDBFactory });
    await get('anything', database.store('session')).catch(() => undefined);
    expect(deleteDatabase).toHaveBeenCalledTimes(deletions);
  });

  it('recreates a broken database', async () => {
    const factory = new IDBFactory();
    (await opened(factory, 1, (broken) => broken.createObjectStore('something-else'))).close();
    const database = createDatabase({ factory });
    await set('a', 1, database.store('outbox'));
    expect(await get('a', database.store('outbox'))).toBe(1);
  });

  it('uses a newer release’s database as it is', async () => {
    const factory = new IDBFactory();
    const stores = ['last-known', 'outbox', 'inbox', 'pending', 'session', 'of-the-future'];
    const newer = await opened(factory, 7, (future) => {
      for (const name of stores) future.createObjectStore(name).put('kept', 'a');
    });
    newer.close();
    expect(await get('a', createDatabase({ factory }).store('pending'))).toBe('kept');
  });
});

describe('without a database', () => {
  const neverOpens = { open: () => new EventTarget() } as unknown as IDBFactory;

  it.each([
    ['missing', undefined],
    [
      'forbidden',
      {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        deleteDatabase: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      } as unknown as IDBFactory,
    ],
    ['stuck', neverOpens],
  ])('if it’s %s, work rejects and continues with a fallback', async (_why, factory) => {
    vi.stubGlobal('indexedDB', undefined);
    const database = createDatabase({ factory, timeoutMs: 5 });
    await expect(get('a', database.store('inbox'))).rejects.toBeInstanceOf(NoDatabase);
    expect(await orElse(get('a', database.store('inbox')), 'fallback')).toBe('fallback');
    vi.unstubAllGlobals();
  });

  it('rethrows a programming error instead of treating it as a device failure', async () => {
    await expect(orElse(Promise.reject(new TypeError('a mistake')), 'fallback')).rejects.toThrow('a mistake');
    expect(await orElse(Promise.reject(new DOMException('full', 'QuotaExceededError')), 'fallback')).toBe('fallback');
  });

  it('asks the browser again only after a pause', async () => {
    let now = 0;
    const open = vi.fn<() => EventTarget>(() => new EventTarget());
    const database = createDatabase({ factory: { open } as unknown as IDBFactory, timeoutMs: 1, restMs: 100, now: () => now });
    const attempt = () => orElse(get('a', database.store('inbox')), 'fallback');
    await attempt();
    await attempt();
    expect(open).toHaveBeenCalledTimes(1);
    now = 100;
    await attempt();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('uses a connection that opened after the timeout, without a pause', async () => {
    const real = new IDBFactory();
    await set('a', 'kept', createDatabase({ factory: real }).store('inbox'));
    let come: () => void = () => undefined;
    const open = (name: string, version: number) => {
      const slow = Object.assign(new EventTarget(), { result: null as unknown });
      come = () => {
        const request = real.open(name, version);
        request.addEventListener('success', () => {
          slow.result = request.result;
          slow.dispatchEvent(new Event('success'));
        });
      };
      return slow;
    };
    const database = createDatabase({ factory: { open } as unknown as IDBFactory, timeoutMs: 1 });
    const attempt = () => orElse(get('a', database.store('inbox')), 'fallback');
    expect(await attempt()).toBe('fallback');
    come();
    await eventually(async () => expect(await attempt()).toBe('kept'));
  });

  it.each([
    ['of another shape', false, 'fallback'],
    ['beside one that is open', true, 'kept'],
  ])('closes a connection that opened late and is %s', async (_why, isWhole, then) => {
    const real = new IDBFactory();
    await set('a', 'kept', createDatabase({ factory: real }).store('inbox'));
    const slow = Object.assign(new EventTarget(), {
      result: { objectStoreNames: { contains: () => isWhole }, addEventListener: () => undefined, close: vi.fn<() => void>() },
    });
    let rests = true;
    let isFirst = true;
    const open = (name: string, version: number) => (isFirst ? ((isFirst = false), slow) : real.open(name, version));
    const database = createDatabase({
      factory: { open } as unknown as IDBFactory,
      timeoutMs: 5,
      restMs: 100,
      now: () => (rests ? 0 : 100),
    });
    const attempt = () => orElse(get('a', database.store('inbox')), 'fallback');
    expect(await attempt()).toBe('fallback');
    rests = !isWhole;
    expect(await attempt()).toBe(then);
    slow.dispatchEvent(new Event('success'));
    expect(slow.result.close).toHaveBeenCalledOnce();
  });
});
