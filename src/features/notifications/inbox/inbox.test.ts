import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markNotifications } from '#contract/calls/notifications';
import { eventually } from '#tests/support/eventually';
import { FakePlatform, refusal } from '#tests/support/fake-platform';
import { goOutOfSight, type InboxResponse, marks, NOON, note, openInboxWindow, sentMarks } from '#tests/support/inbox-window';
import type { ToastOrder } from '../../../ui/toast';

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

describe('the history', () => {
  it('shows what the device stored and what arrived meanwhile, newest first [NOTIF-003a]', async () => {
    const first = await openWindow();
    await first.takeIn([note('old', 30)]);
    history = { notifications: [note('new', 1), note('old', 30)], removed: [] };
    const { pull, ids, state } = await openWindow();
    await pull();
    expect(ids()).toEqual(['new', 'old']);
    expect(state.isLoaded).toBe(true);
  });

  it('offline shows what the device stored, until it has expired [NOTIF-002a]', async () => {
    const { takeIn } = await openWindow();
    await takeIn([note('old', 30), note('older', 90)]);
    history = null;
    vi.setSystemTime(NOON + 31 * 60_000);
    const later = await openWindow();
    await later.pull();
    expect(later.ids()).toEqual(['old']);
  });

  it('removes expired notifications in an open window, and from its counters [NOTIF-002a]', async () => {
    const { takeIn, ids } = await openWindow();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
    await takeIn([note('old', 110), note('new', 1)]);
    await vi.advanceTimersByTimeAsync(10 * 60_000 - 1);
    expect(ids()).toEqual(['new', 'old']);
    await vi.advanceTimersByTimeAsync(1);
    expect(ids()).toEqual(['new']);
    await vi.advanceTimersByTimeAsync(110 * 60_000);
    expect(ids()).toEqual([]);
  });

  it('shows a toast once for a new notification, whichever way it arrived', async () => {
    const { takeIn } = await openWindow();
    expect((await takeIn([note('a')])).map(({ id }) => id)).toEqual(['a']);
    expect(await takeIn([note('a')])).toEqual([]);
    const other = await openWindow();
    expect(await other.takeIn([note('a'), note('b')])).toMatchObject([{ id: 'b' }]);
  });

  it('shows a toast once the window is visible, unless a push has shown it meanwhile', async () => {
    const { takeIn, ids, device } = await openWindow();
    const { claim } = await import('#offline/inbox');
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const received: string[] = [];
    const taken = ['a', 'b'].map((id) => takeIn([note(id)]).then((fresh) => received.push(...fresh.map((one) => one.id))));
    await eventually(() => expect(ids()).toHaveLength(2));
    await claim(device, 'b', 'push', NOON);
    expect(received).toEqual([]);
    sight.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.all(taken);
    expect(received).toEqual(['a']);
  });

  it('is dropped if its player has signed out meanwhile, also if another one signed in [OFF-005a, OFF-005b]', async () => {
    const { pull, state, session, device, takeIn } = await openWindow();
    const [{ wireClient }, { history: kept }, { beginSession, endSession }] = await Promise.all([
      import('../../../platform/api/client'),
      import('#offline/inbox'),
      import('#offline/session'),
    ]);
    for (const next of [null, 8]) {
      Object.assign(session, { player: { id: 7 } });
      await beginSession(device, { player: 7, epoch: `before ${next}` });
      let give: (response: Response) => void = () => undefined;
      const asked = new Promise<void>((isAsked) => {
        wireClient({
          fetch: () => {
            isAsked();
            return new Promise((response) => (give = response));
          },
        });
      });
      const pulled = pull();
      await asked;
      await endSession(device, { left: 7, epoch: 'out', isRevoked: true, now: NOON });
      if (next !== null) await beginSession(device, { player: next, epoch: 'in' });
      session.player = next === null ? null : ({ id: next } as never);
      give(Response.json({ notifications: [note('of seven')], removed: [] }));
      await pulled;
      expect([await kept(device, NOON), state.items]).toEqual([[], []]);
    }
    session.player = { id: 7 } as never;
    expect(await takeIn([note('late')])).toEqual([]);
    expect([await kept(device, NOON), state.items]).toEqual([[], []]);
  });

  it('without device storage is kept in the window’s memory', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { takeIn, ids } = await openWindow();
    await takeIn([note('a', 2)]);
    await takeIn([note('b', 1)]);
    expect(ids()).toEqual(['b', 'a']);
  });
});

describe('reading', () => {
  it('shows once the device has stored it, so that it survives a reload [OFF-002a]', async () => {
    const { takeIn, markRead, state, device } = await openWindow();
    const { outboxEntries } = await import('#offline/outbox');
    const { subscribe } = await import('valtio');
    await takeIn([note('a')]);
    const keptWhenShown: unknown[] = [];
    subscribe(
      state,
      () => void (state.items[0]?.read && keptWhenShown.push(outboxEntries(device).then((kept) => kept.map(({ call }) => call)))),
      true,
    );
    platform.weather = () => 'lost-request';
    const marked = markRead(['a']);
    expect(state.items[0]?.read).toBe(false);
    await marked;
    expect(await Promise.all(keptWhenShown)).toContainEqual([markNotifications.id]);
  });

  it('is sent to the server once, however often it is requested [OFF-002b]', async () => {
    const { takeIn, markRead, state } = await openWindow();
    await takeIn([note('a'), note('b')]);
    await Promise.all([markRead(['a']), markRead(['a'])]);
    expect(state.items.find(({ id }) => id === 'a')?.read).toBe(true);
    expect(sentMarks(platform).filter(([, body]) => (body as { read: string[] }).read.includes('a'))).toEqual([marks(['a'])]);
  });

  it('that neither server nor device accepted can be tried again', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const [{ takeIn, markRead, state }, { wireClient }] = [await openWindow(), await import('../../../platform/api/client')];
    await takeIn([note('a')]);
    for (const response of [refusal('unavailable', 503), Response.json({ marked: 1 })]) {
      wireClient({ retries: 0, fetch: async () => response });
      await markRead(['a']);
      expect(state.items).toMatchObject([{ id: 'a', read: response.ok }]);
    }
  });

  it('queues offline, survives a restart, and is sent once when online again [NOTIF-003b, OFF-002a]', async () => {
    const { takeIn, markRead } = await openWindow();
    await takeIn([note('a')]);
    platform.weather = () => 'lost-request';
    await markRead(['a']);
    history = { notifications: [note('a')], removed: [] };
    const again = await openWindow();
    await again.pull();
    expect(again.state.items).toMatchObject([{ id: 'a', read: true }]);
    platform.weather = () => 'fine';
    const { flush } = await import('../../../platform/device');
    await Promise.all([flush(), flush()]);
    expect(sentMarks(platform)).toEqual([marks(['a'])]);
  });

  it('and removing win over a history that was requested before, and arrives after [OFF-002a]', async () => {
    const kept = await vi.importActual<typeof import('#offline/inbox')>('#offline/inbox');
    let isRead: () => void = () => undefined;
    let show: () => void = () => undefined;
    vi.doMock('#offline/inbox', () => ({
      ...kept,
      history: async (...where: Parameters<typeof kept.history>) => {
        const held = await kept.history(...where);
        isRead();
        await new Promise<void>((shown) => (show = shown));
        return held;
      },
    }));
    const { takeIn, markRead, remove, state } = await openWindow();
    vi.doUnmock('#offline/inbox');
    platform.weather = () => 'lost-request';
    state.isLoaded = true;
    state.items = [note('a', 1), note('b', 2)];
    const reading = new Promise<void>((done) => (isRead = done));
    const taken = takeIn([note('a', 1), note('b', 2)]);
    await reading;
    await markRead(['a']);
    remove('b');
    const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    isHidden.mockRestore();
    await eventually(() => expect(state.leaving).toEqual([]));
    show();
    await taken;
    expect(state.items).toMatchObject([{ id: 'a', read: true }]);
  });

  it('on another device applies here', async () => {
    const { takeIn, takeMarks, state } = await openWindow();
    await takeIn([note('a'), note('b')]);
    await takeMarks({ read: ['a'], removed: ['b'] });
    expect(state.items).toMatchObject([{ id: 'a', read: true }]);
    expect(platform.effects).toEqual([]);
  });
});

describe('removing', () => {
  const orders: ToastOrder[] = [];
  const shownToasts = () => orders.flatMap((order) => ('show' in order ? [order.show] : []));
  const watchToasts = async () => {
    orders.length = 0;
    return (await import('../../../ui/toast')).takeToasts((order) => void orders.push(order));
  };
  const wireRefusal = async () =>
    (await import('../../../platform/api/client')).wireClient({ retries: 0, fetch: async () => refusal('unavailable', 503) });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('waits for the undo window, then is sent once', async () => {
    const { takeIn, remove, undoRemove, state } = await openWindow();
    await takeIn([note('a', 1), note('b', 2)]);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
    remove('a');
    remove('b');
    expect(state.leaving).toEqual(['a', 'b']);
    await pass(5_000);
    undoRemove('b');
    await pass(2_000);
    vi.useRealTimers();
    await eventually(() => expect(sentMarks(platform)).toEqual([marks([], ['a'])]));
    await eventually(() => expect([state.leaving, state.items.map(({ id }) => id)]).toEqual([[], ['b']]));
  });

  it('closes the undo toast as it’s sent, and a later click doesn’t undo it', async () => {
    const { takeIn, remove, undoRemove, undoToast, state } = await openWindow();
    const stop = await watchToasts();
    await takeIn([note('a', 1)]);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
    remove('a');
    await pass(5_999);
    expect(orders).toEqual([]);
    await pass(1);
    expect(orders).toEqual([{ dismiss: undoToast('a') }]);
    undoRemove('a');
    expect(state.leaving).toEqual(['a']);
    vi.useRealTimers();
    await eventually(() => expect(state.leaving).toEqual([]));
    stop();
  });

  it('that neither server nor device accepted is reverted, with a toast', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { takeIn, remove, ids, state } = await openWindow();
    const stop = await watchToasts();
    await takeIn([note('a', 1)]);
    await wireRefusal();
    remove('a');
    goOutOfSight();
    await eventually(() => expect(state.leaving).toEqual([]));
    expect([ids(), shownToasts()]).toEqual([['a'], [expect.objectContaining({ tone: 'warning', title: 'unavailable' })]]);
    stop();
  });

  it('is sent immediately when the window is hidden before that', async () => {
    const { takeIn, remove, state } = await openWindow();
    await takeIn([note('a')]);
    remove('a');
    goOutOfSight();
    await eventually(() => expect(sentMarks(platform)).toEqual([marks([], ['a'])]));
    await eventually(() => expect(state.leaving).toEqual([]));
  });

  it('of all persists offline, even if the server returns them again', async () => {
    const { takeIn } = await openWindow();
    await takeIn([note('a')]);
    const [{ mark }, { device }] = await Promise.all([import('#offline/inbox'), import('../../../platform/device')]);
    await mark(device, { player: 7, epoch: 'e' }, ['a'], { isRemoved: true }, NOON);
    history = { notifications: [note('a')], removed: [] };
    const again = await openWindow();
    await again.pull();
    expect(again.ids()).toEqual([]);
  });

  it('is deleted with everything else when the player signs out', async () => {
    const { takeIn, remove, forgetInbox, state } = await openWindow();
    await takeIn([note('a')]);
    remove('a');
    forgetInbox();
    expect(state).toMatchObject({ items: [], leaving: [], isLoaded: false });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(platform.effects).toEqual([]);
  });
});
