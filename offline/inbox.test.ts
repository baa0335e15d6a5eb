import fc from 'fast-check';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { sampleNotification } from '#tests/support/notifications';
import { createDatabase, type Database } from './database';
import { claim, history, mark, receive, takeHistory, unread } from './inbox';
import { beginSession, endSession } from './session';

const owner = { player: 7, epoch: 'first' };
const now = Date.parse('2026-05-01T12:30:00Z');
const HOUR = 60 * 60 * 1000;

async function device(): Promise<Database> {
  const database = createDatabase({ factory: new IDBFactory() });
  await beginSession(database, owner);
  return database;
}

describe('the inbox', () => {
  it('stores a notification once, however it arrives [PWA-007d]', async () => {
    const database = await device();
    await receive(database, owner, [sampleNotification()], now);
    await receive(database, owner, [sampleNotification(), sampleNotification({ id: 'n-2' })], now);
    expect((await history(database, now)).map(({ id }) => id)).toEqual(['n-1', 'n-2']);
    expect(await unread(database, now)).toBe(2);
  });

  it('drops a notification after two hours, and its id a day later [NOTIF-002a]', async () => {
    const database = await device();
    await receive(database, owner, [sampleNotification()], now);
    expect(await history(database, now + 2 * HOUR)).toEqual([]);
    const fresh = sampleNotification({ id: 'later', at: new Date(now + 30 * HOUR).toISOString() });
    await receive(database, owner, [fresh], now + 30 * HOUR);
    expect(await claim(database, 'n-1', 'push', now + 30 * HOUR)).toBe('first');
  });

  it('keeps a removed notification removed when a late push brings it again [PWA-007d]', async () => {
    const database = await device();
    await mark(database, owner, ['n-1'], { isRemoved: true }, now);
    await receive(database, owner, [sampleNotification()], now);
    expect(await history(database, now)).toEqual([]);
    expect(await claim(database, 'n-1', 'push', now)).toBe('done');
  });

  it('takes over the server’s history: what was removed there is gone here, also from a later push [NOTIF-003a]', async () => {
    const database = await device();
    await receive(database, owner, [sampleNotification()], now);
    const response = { notifications: [sampleNotification({ id: 'n-2' })], removed: ['n-1'] };
    expect(await takeHistory(database, owner, response, now)).toBe(true);
    await receive(database, owner, [sampleNotification()], now);
    expect((await history(database, now)).map(({ id }) => id)).toEqual(['n-2']);
    expect(await takeHistory(database, { player: 8, epoch: 'first' }, response, now)).toBe(false);
  });

  it('applies a read mark even if it arrives first [PWA-007c]', async () => {
    const database = await device();
    await mark(database, owner, ['n-1'], { isRead: true }, now);
    await receive(database, owner, [sampleNotification()], now);
    expect(await history(database, now)).toMatchObject([{ id: 'n-1', read: true }]);
    expect(await unread(database, now)).toBe(0);
  });

  it('a notification is shown once by the system and once as a toast, and each knows of the other [PWA-007d]', async () => {
    const database = await device();
    const claims = await Promise.all([
      claim(database, 'n-1', 'push', now),
      claim(database, 'n-1', 'push', now),
      claim(database, 'n-1', 'page', now),
    ]);
    expect(claims).toEqual(['first', 'done', 'other']);
    await receive(database, owner, [sampleNotification()], now);
    expect(await claim(database, 'n-1', 'push', now)).toBe('done');
    expect(await claim(database, 'n-1', 'page', now)).toBe('done');
  });

  it('can’t tell who shows a notification without a database', async () => {
    const database = createDatabase({ factory: { open: () => new EventTarget() } as unknown as IDBFactory, timeoutMs: 1 });
    expect(await claim(database, 'n-1', 'push', now)).toBeNull();
    expect(await history(database, now)).toEqual([]);
  });

  it('stores nothing for a player who signed out [OFF-005b]', async () => {
    const database = await device();
    await receive(database, owner, [sampleNotification()], now);
    await endSession(database, { left: 7, epoch: 'second', isRevoked: true, now });
    expect(await receive(database, owner, [sampleNotification({ id: 'late' })], now)).toBe(false);
    expect(await history(database, now)).toEqual([]);
  });
});

describe('whatever arrives, in whatever order', () => {
  type Message = { kind: 'arrives' | 'read' | 'removed'; id: string };
  const messages = fc.uniqueArray(
    fc.record({ kind: fc.constantFrom<Message['kind']>('arrives', 'read', 'removed'), id: fc.constantFrom('a', 'b', 'c') }),
    { selector: ({ kind, id }) => `${kind} ${id}`, maxLength: 9 },
  );
  const deliver = async (list: readonly Message[]) => {
    const database = await device();
    for (const { kind, id } of list) {
      if (kind === 'arrives') await receive(database, owner, [sampleNotification({ id })], now);
      else await mark(database, owner, [id], kind === 'read' ? { isRead: true } : { isRemoved: true }, now);
    }
    return history(database, now);
  };

  it('all devices converge, each item shown once [PWA-007d]', async () => {
    await fc.assert(
      fc.asyncProperty(messages, fc.infiniteStream(fc.nat()), async (list, picks) => {
        const shuffled = [...list, ...list].map((message) => ({ message, key: picks.next().value })).sort((a, b) => a.key - b.key);
        expect(await deliver(shuffled.map(({ message }) => message))).toEqual(await deliver(list));
      }),
      { numRuns: 50 },
    );
  });

  it('a lost notification is there after a pull [NOTIF-003a]', async () => {
    await fc.assert(
      fc.asyncProperty(messages, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), async (list, lost) => {
        const some = list.filter((_message, at) => !lost[at]);
        expect(await deliver([...some, ...list])).toEqual(await deliver(list));
      }),
      { numRuns: 50 },
    );
  });
});
