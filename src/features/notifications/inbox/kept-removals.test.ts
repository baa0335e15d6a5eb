import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { FakePlatform } from '#tests/support/fake-platform';
import { goOutOfSight, type InboxResponse, marks, NOON, note, openInboxWindow, sentMarks } from '#tests/support/inbox-window';

let platform: FakePlatform;
let history: InboxResponse;
const openWindow = () => openInboxWindow(() => history);

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  platform = new FakePlatform();
  history = { notifications: [], removed: [] };
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', platform.fetch);
});

it('a removal survives a reload within the undo window, also offline, and is sent then [NOTIF-003b, OFF-002a]', async () => {
  const { takeIn, remove, state } = await openWindow();
  await takeIn([note('a', 1), note('b', 2)]);
  remove('a');
  // The first window is gone.
  state.leaving = [];
  history = { notifications: [note('a', 1), note('b', 2)], removed: [] };
  platform.weather = () => 'lost-request';
  const again = await openWindow();
  again.resumeRemovals();
  await again.pull();
  expect(again.state.leaving).toEqual(['a']);
  goOutOfSight();
  await eventually(() => expect([again.state.leaving, again.ids()]).toEqual([[], ['b']]));
  platform.weather = () => 'fine';
  await (await import('../../../platform/device')).flush();
  expect(sentMarks(platform)).toEqual([marks([], ['a'])]);
  const last = await openWindow();
  last.resumeRemovals();
  expect(last.state.leaving).toEqual([]);
});

it('a removal that was undone isn’t taken up after a reload, nor sent by another window', async () => {
  const { takeIn, remove, undoRemove } = await openWindow();
  await takeIn([note('a')]);
  remove('a');
  const other = await openWindow();
  other.resumeRemovals();
  undoRemove('a');
  goOutOfSight();
  await eventually(() => expect(other.state.leaving).toEqual([]));
  const again = await openWindow();
  again.resumeRemovals();
  expect([again.state.leaving, sentMarks(platform)]).toEqual([[], []]);
});
