import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#offline/database';
import { claim, history, mark } from '#offline/inbox';
import { outboxEntries } from '#offline/outbox';
import { beginSession, endSession, noteTraits } from '#offline/session';
import { composePush } from '#rules/notifications/push-payload';
import { eventually } from '#tests/support/eventually';
import { FakePage, origin, said, startWorker, type Surroundings } from '#tests/support/fake-worker-scope';
import { sampleNotification } from '#tests/support/notifications';

const alice = { player: 7, epoch: 'first' };
const now = Date.parse('2026-05-01T12:30:00Z');
const addressee = { player: 7, lang: 'de', dir: 'ltr', origin, badge: 1 } as const;
const payload = (change: Parameters<typeof sampleNotification>[0] = {}) => composePush(sampleNotification(change), addressee);
const pushed = (value: unknown) => ({ data: { text: () => (typeof value === 'string' ? value : JSON.stringify(value)) } });

/** An offline device with a signed-in player. */
async function device(given: Surroundings = {}) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const worker = await startWorker(given);
  worker.network.isAway = true;
  const database = createDatabase();
  await beginSession(database, alice);
  return { ...worker, database };
}

describe('a push', () => {
  it('shows one notification with text, language, action and target [PWA-007a]', async () => {
    const { dispatch, shown, database } = await device();
    await noteTraits(database, { brand: 'meridian' });
    await dispatch('push', pushed(payload()));
    expect(shown).toMatchObject([
      {
        title: 'Deposit received',
        body: 'Your deposit of 50.00 € has arrived.',
        lang: 'de',
        tag: 'n-1',
        icon: '/icons/meridian/icon-192.png',
        badge: '/icons/meridian/badge-96.png',
        actions: [{ action: 'open', title: 'Show balance' }],
        data: { id: 'n-1', path: '/profile/history' },
      },
    ]);
  });

  it('is in the history, on the badge and sent to the windows [NOTIF-003a, PWA-007c]', async () => {
    const page = new FakePage('one');
    const { dispatch, database, scope } = await device({ pages: [page] });
    await dispatch('push', pushed(payload()));
    expect((await history(database, now)).map(({ id }) => id)).toEqual(['n-1']);
    expect(scope.navigator.setAppBadge).toHaveBeenLastCalledWith(1);
    expect(page.messages).toMatchObject([{ kind: 'notification', notification: { id: 'n-1' } }]);
  });

  it('that arrives twice is shown once, even after the browser stopped the worker [PWA-007d]', async () => {
    const first = await device();
    await first.dispatch('push', pushed(payload()));
    const again = await startWorker({ ...first });
    await again.dispatch('push', pushed(payload()));
    expect([...first.shown, ...again.shown]).toHaveLength(1);
  });

  it('is shown even if a window has focus, silently if that window showed it as a toast [PWA-007a]', async () => {
    const page = new FakePage('one');
    page.focused = true;
    const { dispatch, shown, database } = await device({ pages: [page] });
    await claim(database, 'n-2', 'page', now);
    await dispatch('push', pushed(payload()));
    await dispatch('push', pushed(payload({ id: 'n-2' })));
    expect(shown.map(({ tag, silent }) => [tag, silent])).toEqual([
      ['n-1', false],
      ['n-2', true],
    ]);
  });

  it('that arrives twice at the same moment is shown once, and stays [PWA-007d]', async () => {
    const { dispatch, shown } = await device();
    await Promise.all([dispatch('push', pushed(payload())), dispatch('push', pushed(payload()))]);
    expect(shown.map(({ tag }) => tag)).toEqual(['n-1']);
  });

  it('doesn’t wait for the previous one’s report, which a slow network may delay [PWA-007a]', async () => {
    const { dispatch, shown, network } = await device();
    network.isAway = false;
    network.isStuck = true;
    void dispatch('push', pushed(payload()));
    void dispatch('push', pushed(payload({ id: 'n-2' })));
    await eventually(() => expect(shown.map(({ tag }) => tag)).toEqual(['n-1', 'n-2']));
  });

  it('is shown though the browser refused to show the previous one [PWA-007a]', async () => {
    const { dispatch, shown, scope } = await device();
    const { registration } = scope;
    const show = registration.showNotification;
    registration.showNotification = () => Promise.reject(new TypeError('No permission'));
    await expect(dispatch('push', pushed(payload()))).rejects.toThrow('No permission');
    registration.showNotification = show;
    await dispatch('push', pushed(payload({ id: 'n-2' })));
    expect(shown.map(({ data }) => (data as { id: string }).id)).toEqual(['n-2']);
  });

  it('for a message read or removed meanwhile is shown silently, as browsers require, and closed immediately', async () => {
    const { dispatch, shown, database, scope } = await device();
    await mark(database, alice, ['n-1'], { isRead: true }, now);
    await mark(database, alice, ['n-2'], { isRemoved: true }, now);
    const show = vi.spyOn(scope.registration, 'showNotification');
    await dispatch('push', pushed(payload()));
    await dispatch('push', pushed(payload({ id: 'n-2' })));
    expect(shown).toEqual([]);
    expect(show.mock.calls.map(([, { tag, silent }]) => [tag, silent])).toEqual([
      ['n-1', true],
      ['n-2', true],
    ]);
  });

  it('of a newer release shows its own text, reaches the inbox and leads to its page [PWA-007a]', async () => {
    const page = new FakePage('one');
    const { dispatch, shown, database } = await device({ pages: [page] });
    const { notification, ...rest } = payload();
    const newer = {
      ...rest,
      later: true,
      notification: {
        ...notification,
        image: '/later.png',
        dir: 'vertical',
        data: { ...notification.data, type: 'raffle_won', category: 'raffles', button: { later: 1 }, group: 'x' },
      },
    };
    await dispatch('push', pushed(newer));
    expect(shown).toMatchObject([
      {
        title: 'Deposit received',
        body: 'Your deposit of 50.00 € has arrived.',
        tag: 'n-1',
        data: { id: 'n-1', path: '/profile/history' },
      },
    ]);
    expect(await history(database, now)).toMatchObject([{ id: 'n-1', title: 'Deposit received', type: 'personal', category: 'news' }]);
    expect(page.messages).toMatchObject([{ kind: 'notification', notification: { id: 'n-1', title: 'Deposit received' } }]);
  });

  it('without a title has the neutral one above its own text [PWA-007a]', async () => {
    const { dispatch, shown, database } = await device();
    await dispatch('push', pushed(payload({ title: ' ' })));
    expect(shown).toMatchObject([{ title: 'There’s something new for you', body: 'Your deposit of 50.00 € has arrived.' }]);
    expect(await history(database, now)).toMatchObject([{ title: 'There’s something new for you' }]);
  });

  it('with a disguised external link stays on this origin [PWA-007a]', async () => {
    const { dispatch, shown } = await device();
    const { notification, ...rest } = payload();
    await dispatch('push', pushed({ ...rest, notification: { ...notification, navigate: `${origin}/\\evil.example` } }));
    expect(shown).toMatchObject([{ data: { path: '/evil.example' } }]);
  });

  it.each([
    ['no JSON', 'broken{'],
    ['of an unknown shape', { title: 'x' }],
    ['from another origin', composePush(sampleNotification(), { ...addressee, origin: 'https://evil.example' })],
  ])('that is %s shows a neutral text in the device’s language [PWA-007a]', async (_how, value) => {
    const { dispatch, shown } = await device({ language: 'en-AU' });
    await dispatch('push', pushed(value));
    expect(shown).toMatchObject([{ title: 'There’s something new for you', lang: 'en-AU', data: { path: '/' } }]);
  });

  it('for a player who isn’t signed in here shows one neutral text, and nothing of it is stored [OFF-005a]', async () => {
    const page = new FakePage('one');
    const { dispatch, shown, database } = await device({ pages: [page] });
    await endSession(database, { left: 7, epoch: 'out', isRevoked: true, now });
    await dispatch('push', pushed(payload()));
    await beginSession(database, { player: 8, epoch: 'second' });
    await dispatch('push', pushed(payload()));
    expect(shown.map(({ tag }) => tag)).toEqual(['neutral']);
    expect(JSON.stringify(shown)).not.toContain('50.00');
    expect([await history(database, now), page.messages]).toEqual([[], []]);
  });

  it('that names no player is a general one: shown with its own text, also to guests, and in the history of who’s signed in [PWA-007a]', async () => {
    const { dispatch, shown, database } = await device();
    const { notification, ...rest } = payload({ id: 'n-9', title: 'Maintenance tonight' });
    const { id, category, expires } = notification.data;
    const general = { ...rest, notification: { ...notification, data: { id, group: 'news', category, expires } } };
    await dispatch('push', pushed(general));
    expect(shown).toMatchObject([
      { title: 'Maintenance tonight', body: notification.body, tag: 'n-9', data: { path: '/profile/history' } },
    ]);
    expect(await history(database, now)).toMatchObject([{ id: 'n-9', title: 'Maintenance tonight', at: new Date(now).toISOString() }]);
    await dispatch('push', pushed(general));
    expect(shown).toHaveLength(1);
    await endSession(database, { left: 7, epoch: 'out', isRevoked: true, now });
    await dispatch(
      'push',
      pushed({ ...general, notification: { ...general.notification, tag: 'n-10', data: { id: 'n-10', category, expires } } }),
    );
    expect(shown.at(-1)).toMatchObject({ title: 'Maintenance tonight', tag: 'n-10' });
    expect(await history(database, now)).toEqual([]);
  });

  it('whose player can’t be read shows only a neutral text [OFF-005a]', async () => {
    const { dispatch, shown, database } = await device();
    const { notification, ...rest } = payload();
    await dispatch('push', pushed({ ...rest, notification: { ...notification, data: { ...notification.data, player: '7' } } }));
    expect([shown.map(({ tag }) => tag), await history(database, now)]).toEqual([['neutral'], []]);
  });

  it('that arrives too late shows a neutral text, and isn’t in the history [NOTIF-002a]', async () => {
    const { dispatch, shown, database } = await device();
    vi.setSystemTime(Date.parse('2026-05-01T14:00:00Z'));
    await dispatch('push', pushed(payload()));
    expect(shown).toMatchObject([{ tag: 'neutral', data: { path: '/' } }]);
    expect(await history(database, Date.parse('2026-05-01T14:00:00Z'))).toEqual([]);
  });

  it('is shown without a database too, once in a worker’s life', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const { dispatch, shown } = await startWorker({
      indexedDB: {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
    await dispatch('push', pushed(payload()));
    await dispatch('push', pushed(payload()));
    expect(shown.map(({ tag }) => tag)).toEqual(['n-1']);
  });

  it('is parsed if the browser passes it as a declarative notification', async () => {
    const { dispatch, shown } = await device();
    await dispatch('push', { data: null, notification: payload().notification });
    expect(shown.map(({ tag }) => tag)).toEqual(['n-1']);
  });

  it('is reported to the server, later when offline', async () => {
    const { dispatch, database } = await device();
    await dispatch('push', pushed(payload()));
    expect(await outboxEntries(database)).toMatchObject([{ url: '/api/pwa_events', body: expect.stringContaining('push_received') }]);
  });
});

describe('signing out', () => {
  it('removes visible notifications and the badge [OFF-005b]', async () => {
    const { dispatch, shown, scope } = await device();
    await dispatch('push', pushed(payload()));
    await dispatch('message', said(new FakePage('one'), { kind: 'wipe' }));
    expect(shown).toEqual([]);
    expect(scope.navigator.clearAppBadge).toHaveBeenCalled();
  });
});
