import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#offline/database';
import { history } from '#offline/inbox';
import { beginSession } from '#offline/session';
import { composePush } from '#rules/notifications/push-payload';
import { origin, startWorker } from '#tests/support/fake-worker-scope';
import { sampleNotification } from '#tests/support/notifications';

const now = Date.parse('2026-05-01T12:30:00Z');
const own = 'Your deposit of 50.00 € has arrived.';
const payload = (change: Parameters<typeof sampleNotification>[0]) =>
  composePush(sampleNotification(change), { player: 7, lang: 'de', dir: 'ltr', origin, badge: 1 });
const pushed = (value: unknown) => ({ data: { text: () => JSON.stringify(value) } });

let worker: Awaited<ReturnType<typeof startWorker>>;

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  worker = await startWorker();
  worker.network.isAway = true;
  await beginSession(createDatabase(), { player: 7, epoch: 'first' });
});

const push = (value: unknown) => worker.dispatch('push', pushed(value));
const bodies = () => worker.shown.map(({ tag, body }) => [tag, body]);

describe('a push', () => {
  it('of a group that already shows two replaces them, and counts how many more there are [PWA-007a]', async () => {
    await push(payload({ id: 'vip-1', category: 'vip' }));
    for (const id of ['n-1', 'n-2']) await push(payload({ id }));
    expect(bodies()).toEqual([
      ['vip-1', own],
      ['n-1', own],
      ['n-2', own],
    ]);
    await push(payload({ id: 'n-3' }));
    expect(bodies()).toEqual([
      ['vip-1', own],
      ['n-3', `${own}\nund 2 weitere`],
    ]);
    await push(payload({ id: 'n-4' }));
    expect(bodies()).toEqual([
      ['vip-1', own],
      ['n-4', `${own}\nund 3 weitere`],
    ]);
    expect((await history(createDatabase(), now)).map(({ id }) => id).sort()).toEqual(['n-1', 'n-2', 'n-3', 'n-4', 'vip-1']);
  });

  it('that replaced others and arrives again still replaces them; a replaced one isn’t shown again [PWA-007d]', async () => {
    for (const id of ['n-1', 'n-2', 'n-3', 'n-3', 'n-1']) await push(payload({ id }));
    expect(bodies()).toEqual([['n-3', `${own}\nund 2 weitere`]]);
  });

  it('of a kind that this release doesn’t know counts as news, which collapse the same way [PWA-007a]', async () => {
    for (const id of ['n-1', 'n-2', 'n-3']) {
      const { notification, ...rest } = payload({ id });
      await push({ ...rest, notification: { ...notification, data: { ...notification.data, category: 'raffles', group: 7 } } });
    }
    expect(worker.shown).toMatchObject([{ tag: 'n-3', title: 'Deposit received', data: { group: 'news', more: 2 } }]);
  });
});
