import { signOut } from '#contract/calls/account/session';
import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#offline/database';
import { knownPublicQuestions, remember } from '#offline/last-known';
import { outboxEntries } from '#offline/outbox';
import { FakeNetwork } from '#tests/support/fake-network';
import { origin, startWorker } from '#tests/support/fake-worker-scope';

const platform = () => new FakeNetwork(origin).page('/', '<div id="root"></div>');

describe('taking over', () => {
  it('the first worker claims the windows of the first visit', async () => {
    const { dispatch, scope } = await startWorker({ network: platform() });
    await dispatch('install');
    await dispatch('activate');
    expect(scope.clients.claim).toHaveBeenCalledOnce();
    expect(scope.registration.navigationPreload.enable).toHaveBeenCalledOnce();
  });

  it('a later one waits for its message, and claims no window [OFF-004b]', async () => {
    const { dispatch, scope } = await startWorker({ network: platform(), hasActive: true });
    await dispatch('install');
    expect(scope.skipWaiting).not.toHaveBeenCalled();
    await dispatch('activate');
    expect(scope.clients.claim).not.toHaveBeenCalled();
  });

  it('deletes the oldest responses beyond what a device stores', async () => {
    const { dispatch } = await startWorker({ network: platform(), hasActive: true });
    const database = createDatabase();
    const known = async () => (await knownPublicQuestions(database)).map(({ url }) => url);
    for (let at = 0; at <= 400; at += 1) {
      const question = { call: 'games.list', url: `/api/games?page=${at}`, locale: 'en' };
      await remember(database, question, null, { text: '{}', storedAt: at });
    }
    expect(await known()).toHaveLength(401);
    await dispatch('activate');
    const left = await known();
    expect([left.length, left.includes('/api/games?page=0')]).toEqual([400, false]);
  });

  it('of a new release is reported with the next call, the first installation isn’t', async () => {
    const received: string[][] = [];
    for (const hasActive of [false, true]) {
      const { dispatch } = await startWorker({ network: platform(), hasActive });
      await dispatch('activate');
      received.push(
        (await outboxEntries(createDatabase())).map(({ url, body }) => `${url} ${(JSON.parse(body!) as { event: string }).event}`),
      );
    }
    expect(received).toEqual([[], ['/api/pwa_events sw_updated']]);
  });

  it('requests that never need the worker bypass it if the browser supports that', async () => {
    const { dispatch } = await startWorker({ network: platform() });
    const addRoutes = vi.fn<(routes: unknown[]) => Promise<void>>(async () => undefined);
    await dispatch('install', { addRoutes });
    const conditions = (addRoutes.mock.calls[0]![0] as { condition: object; source: string }[]).map(({ condition }) => condition);
    expect(conditions).toEqual(
      expect.arrayContaining([{ requestMethod: 'POST' }, { requestMethod: 'PUT' }, { urlPattern: '/api/events' }]),
    );
    // The worker must see a sign-out: it cancels the player's pending reads.
    expect(conditions).not.toContainEqual({ requestMethod: signOut.method });
  });

  it('a browser that refuses such routes still installs the worker', async () => {
    const { dispatch } = await startWorker({ network: platform() });
    await expect(dispatch('install', { addRoutes: () => Promise.reject(new TypeError('too many')) })).resolves.toBeUndefined();
  });
});
