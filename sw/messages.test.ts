import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '#contract/messages';
import { busyWindows } from '#offline/busy-windows';
import { createDatabase } from '#offline/database';
import { FakeNetwork } from '#tests/support/fake-network';
import { FakePage, origin, said, startWorker } from '#tests/support/fake-worker-scope';

async function receive(message: object) {
  const page = new FakePage('one');
  const worker = await startWorker({ pages: [page] });
  await worker.dispatch('message', said(page, message));
  return { ...worker, page, isBusy: (await busyWindows(createDatabase())).has('one') };
}

describe('a page’s message to the worker', () => {
  it.each([
    ['its own protocol', PROTOCOL, true],
    ['the protocol before', PROTOCOL - 1, true],
    ['an older one', PROTOCOL - 2, false],
    ['a newer one', PROTOCOL + 1, false],
  ])('in %s (%i) is understood: %o', async (_which, protocol, isUnderstood) => {
    expect((await receive({ protocol, kind: 'busy', busy: true })).isBusy).toBe(isUnderstood);
  });

  it.each([PROTOCOL - 5, PROTOCOL, PROTOCOL + 5])(
    'skip-waiting works in protocol %i, or the update offer would do nothing [OFF-004a]',
    async (protocol) => {
      const { scope } = await receive({ protocol, kind: 'skip-waiting' });
      expect(scope.skipWaiting).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['whole', false, true],
    ['not, without network', true, false],
  ])('to repair: empties and refills the caches, which are then %s', async (_how, isAway, isWhole) => {
    const network = new FakeNetwork(origin).page('/', '<div id="root"></div>').file('/assets/lobby-abcd1234.js', 'lobby');
    const page = new FakePage('one');
    const worker = await startWorker({ network, pages: [page], manifest: [{ url: 'assets/lobby-abcd1234.js' }] });
    await worker.dispatch('install');
    await (await worker.caches.open('pictures-1')).put('/covers/old.webp', new Response('old'));
    const [own] = (await worker.caches.keys()).filter((name) => name.startsWith('release-'));
    await (await worker.caches.open(own!)).put('/assets/lobby-abcd1234.js', new Response('broken'));
    // The worker knows its caches by now, and must forget them.
    await worker.ask('/assets/lobby-abcd1234.js', { destination: 'script' });
    network.isAway = isAway;
    const responses: unknown[] = [];
    const ports = [{ postMessage: (response: unknown) => responses.push(response) }];
    await worker.dispatch('message', { ...said(page, { kind: 'repair' }), ports });
    expect(responses).toEqual([isWhole]);
    network.isAway = false;
    const script = await worker.ask('/assets/lobby-abcd1234.js', { destination: 'script' });
    expect(await script.response!.text()).toBe('lobby');
    expect(await worker.caches.has('pictures-1')).toBe(false);
  });

  it.each([{ kind: 'unheard-of' }, { kind: 'toString' }, { kind: null }, {}])('is ignored if it’s unknown: %o', async (message) => {
    const { page, scope } = await receive(message);
    expect([page.messages, scope.skipWaiting.mock.calls]).toEqual([[], []]);
  });
});
