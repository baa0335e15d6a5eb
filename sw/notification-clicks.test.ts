import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#offline/database';
import { takeClicks } from '#offline/pending-clicks';
import { beginSession, noteTraits } from '#offline/session';
import { FakePage, said, startWorker, type Surroundings } from '#tests/support/fake-worker-scope';

const alice = { player: 7, epoch: 'first' };
const now = Date.parse('2026-05-01T12:30:00Z');
/** A device without network, where the player is signed in. */
async function device(given: Surroundings = {}) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const worker = await startWorker(given);
  worker.network.isAway = true;
  const database = createDatabase();
  await beginSession(database, alice);
  return { ...worker, database };
}

describe('a click on a notification', () => {
  const clicked = { notification: { close: vi.fn<() => void>(), data: { id: 'n-1', path: '/profile/history' } } };

  it('navigates an open window without reloading it [PWA-007b]', async () => {
    const [back, front] = [new FakePage('back'), new FakePage('front')];
    front.focused = true;
    const { dispatch, opened, database } = await device({ pages: [back, front] });
    await dispatch('notificationclick', clicked);
    expect(clicked.notification.close).toHaveBeenCalled();
    expect(front.messages).toEqual([{ protocol: 1, kind: 'navigate', id: 'n-1', path: '/profile/history' }]);
    expect([back.messages, front.visited, opened]).toEqual([[], [], []]);
    expect(await takeClicks(database, now)).toEqual([]);
  });

  it('sends a window there that doesn’t respond [PWA-007b]', async () => {
    const page = new FakePage('one');
    page.isAlive = false;
    const { dispatch } = await device({ pages: [page] });
    await dispatch('notificationclick', clicked);
    expect(page.visited).toEqual(['/profile/history']);
  });

  it('sends a message to a window in a round, and doesn’t navigate it', async () => {
    const [busy, other] = [new FakePage('busy'), new FakePage('other')];
    other.focused = true;
    busy.isAlive = false;
    const { dispatch, opened, database } = await device({ pages: [other, busy] });
    await dispatch('message', said(busy, { kind: 'busy', busy: true }));
    await dispatch('notificationclick', clicked);
    expect(busy.messages).toHaveLength(1);
    expect([busy.visited, other.messages, other.visited, opened]).toEqual([[], [], [], []]);
    expect(await takeClicks(database, now)).toEqual([{ id: 'n-1', path: '/profile/history', at: now }]);
  });

  it.each([
    '/deposit',
    '/deposit-fast',
    '/accounts/EUR/deposit',
    '/withdraw',
    '/de/cashbox',
    '/de/play/orbit-house/penumbral-mare',
    '/sfu/orbit-house/penumbral-mare',
  ])('doesn’t navigate a window at %s that hasn’t reported yet whether it’s busy [PWA-007b]', async (path) => {
    const page = new FakePage('new', path);
    page.isAlive = false;
    const { dispatch, opened, database } = await device({ pages: [page] });
    await dispatch('notificationclick', clicked);
    expect([page.messages.length, page.visited, opened]).toEqual([1, [], []]);
    expect(await takeClicks(database, now)).toHaveLength(1);
  });

  it('doesn’t mistake a game frame for a window', async () => {
    const [frame, page] = [new FakePage('frame'), new FakePage('page')];
    frame.frameType = 'nested';
    frame.focused = true;
    const { dispatch } = await device({ pages: [frame, page] });
    await dispatch('notificationclick', clicked);
    expect([frame.messages.length, page.messages.length, frame.visited]).toEqual([0, 1, []]);
  });

  it('opens a window where there isn’t one', async () => {
    const { dispatch, opened, database } = await device();
    await dispatch('notificationclick', clicked);
    expect(opened).toEqual(['/profile/history']);
    expect(await takeClicks(database, now)).toEqual([]);
  });

  it('opens and loads the page in the language of the device', async () => {
    const mute = new FakePage('one');
    mute.isAlive = false;
    for (const pages of [[], [mute]]) {
      const { dispatch, opened, database } = await device({ pages });
      await noteTraits(database, { locale: 'de' });
      await dispatch('notificationclick', clicked);
      expect([...opened, ...pages.flatMap(({ visited }) => visited)]).toEqual(['/de/profile/history']);
    }
  });

  it('and its dismissal are reported to the server', async () => {
    const { dispatch, network } = await device();
    network.isAway = false;
    network.json('/api/pwa_events', {});
    await dispatch('notificationclick', clicked);
    await dispatch('notificationclose', clicked);
    expect(network.requests.map(({ body }) => (JSON.parse(body!) as { event: string }).event)).toEqual(['push_clicked', 'push_closed']);
  });
});
