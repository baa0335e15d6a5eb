import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { sendInstallEvent } from '#contract/calls/tracking';
import { joinGroups } from '#contract/calls/account/preferences';
import { addFavoriteGame } from '#contract/calls/games';
import { sampleNotification } from '#tests/support/notifications';
import { createDatabase } from './database';
import { deleteStoredResponses, deviceContents } from './health';
import { receive } from './inbox';
import { recall, remember } from './last-known';
import { amend, enqueue, outboxEntries } from './outbox';
import { beginSession, readSession } from './session';

const owner = { player: 7, epoch: 'first' };
const now = Date.parse('2026-05-01T12:30:00Z');
const lobby = { call: 'games.lobby', url: '/api/lobby', locale: 'en' };

async function usedDevice() {
  const database = createDatabase({ factory: new IDBFactory() });
  await beginSession(database, owner);
  await remember(database, lobby, null, { text: '{}', storedAt: now });
  for (const locale of ['en', 'de'])
    await remember(database, { call: 'games.config', url: '/api/games/a/one/config', locale }, null, { text: '{}', storedAt: now });
  await remember(database, { call: 'account.player', url: '/api/player', locale: 'en' }, owner, { text: '{}', storedAt: now });
  await receive(database, owner, [sampleNotification()], now);
  await enqueue(
    database,
    addFavoriteGame,
    { params: { id: 'a/one' }, body: { game: 'a/one' } },
    { key: 'k', locale: 'en', session: owner, now },
  );
  // The app's own telemetry isn't a change of the player's.
  await enqueue(
    database,
    sendInstallEvent,
    { body: { event: 'offline_session' } },
    { key: 'told', locale: 'en', session: { player: null, epoch: 'first' }, now },
  );
  await enqueue(database, joinGroups, { body: { groups: { add: [1401] } } }, { key: 'asked', locale: 'en', session: owner, now });
  return database;
}

describe('what a device stores', () => {
  it('is counted: responses, games, notifications and queued writes', async () => {
    const database = await usedDevice();
    // A write that the server has refused doesn't wait any more.
    const intent = { key: 'refused', locale: 'en', session: owner, now };
    const refused = await enqueue(database, addFavoriteGame, { params: { id: 'a/two' }, body: { game: 'a/two' } }, intent);
    await amend(database, refused!.order, { refusal: { code: 'game_not_found', status: 404 } });
    expect(await deviceContents(database, 'games.config', now)).toEqual({
      responses: 4,
      ofCall: 1,
      notifications: 1,
      waiting: 1,
    });
  });

  it('is unknown without a database', async () => {
    const nowhere = createDatabase({
      factory: {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      } as unknown as IDBFactory,
    });
    expect(await deviceContents(nowhere, 'games.config', now)).toBeNull();
    expect(await deleteStoredResponses(nowhere)).toBe(false);
  });

  it('can be emptied of responses; the outbox, the inbox and the session stay [OFF-002a]', async () => {
    const database = await usedDevice();
    expect(await deleteStoredResponses(database)).toBe(true);
    expect(await recall(database, lobby, null)).toBeNull();
    expect(await deviceContents(database, 'games.config', now)).toEqual({ responses: 0, ofCall: 0, notifications: 1, waiting: 1 });
    expect((await outboxEntries(database))[0]?.key).toBe('k');
    expect(await readSession(database)).toEqual(owner);
  });
});
