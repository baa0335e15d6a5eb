import 'fake-indexeddb/auto';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addFavoriteGame } from '#contract/calls/games';
import { outboxEntries, enqueue } from '#offline/outbox';
import { remember } from '#offline/last-known';
import { beginSession } from '#offline/session';
import { FakeCaches } from '#tests/support/fake-caches';
import { render, type Rendered } from '#tests/support/render';
import { device } from '../../platform/device';
import DeviceCards from './device-cards';

const owner = { player: 7, epoch: 'first' };
let shown: Rendered;
let isPersisted: boolean;
let worker: { postMessage: (message: object, ports: MessagePort[]) => void } | null;

beforeEach(async () => {
  [isPersisted, worker] = [false, null];
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', async () => Response.json({ status: 'live' }));
  const storage = {
    persisted: async () => isPersisted,
    persist: async () => (isPersisted = true),
    estimate: async () => ({ usage: 12_300_000, quota: 900_000_000 }),
  };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      get controller() {
        return worker;
      },
    },
    configurable: true,
  });
  await beginSession(device, owner);
  await remember(device, { call: 'games.lobby', url: '/api/lobby', locale: 'en' }, null, { text: '{}', storedAt: 1 });
  await enqueue(
    device,
    addFavoriteGame,
    { params: { id: 'a/one' }, body: { game: 'a/one' } },
    { key: 'k', locale: 'en', session: owner, now: 1 },
  );
});

afterEach(async () => {
  await shown.unmount();
});

const button = (name: string) => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const says = (text: string) => shown.until(() => expect(shown.page.textContent).toContain(text));

describe('the device’s storage', () => {
  it('is described in plain words, with its size', async () => {
    shown = await render(<DeviceCards />);
    await says('1 page or list available offline');
    expect(shown.page.textContent).toMatch(/\d+ unsent changes?/);
    expect(shown.page.textContent).toContain('13 MB of 900 MB');
  });

  it('becomes persistent if the player requests it and the browser agrees', async () => {
    shown = await render(<DeviceCards />);
    await says('Your browser may delete this data when the device runs low on space.');
    await act(async () => button('Keep permanently').click());
    await says('Your browser keeps this data until you delete it.');
    expect(button('Keep permanently')).toBeUndefined();
  });

  it.each([
    [true, 'Done. Everything has been downloaded again.'],
    [false, 'couldn’t download everything'],
  ])('is repaired after a second press; what waits is not lost (the worker says %s)', async (response, result) => {
    let answer = () => {};
    worker = {
      postMessage: (message, ports) =>
        void ('kind' in message && message.kind === 'repair' && (answer = () => ports[0]!.postMessage(response))),
    };
    const waiting = (await outboxEntries(device)).length;
    shown = await render(<DeviceCards />);
    await says('1 page or list');
    await act(async () => button('Repair').click());
    await act(async () => button('Cancel').click());
    expect(button('Repair')).toBeDefined();
    await act(async () => button('Repair').click());
    expect(shown.page.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Clear the data and download it again?');
    await act(async () => button('Clear and download').click());
    await shown.until(() => expect(button('Clear and download').getAttribute('aria-busy')).toBe('true'));
    expect(button('Cancel')).toBeUndefined();
    answer();
    await says(result);
    await says('0 pages and lists');
    expect(await outboxEntries(device)).toHaveLength(waiting);
  });

  it('what’s shown is requested again after a repair, unless the server didn’t respond and nothing was emptied', async () => {
    const queryKey = ['public', 'games.lobby'];
    shown = await render(<DeviceCards />, [[queryKey, {}]]);
    const isRefetched = () => shown.queryClient.getQueryState(queryKey)?.isInvalidated;
    const repair = async () => {
      await act(async () => button('Repair').click());
      await act(async () => button('Clear and download').click());
    };
    await says('1 page or list');
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await repair();
    await says('so nothing was changed');
    expect([isRefetched(), shown.page.textContent?.includes('1 page or list')]).toEqual([false, true]);
    vi.stubGlobal('fetch', async () => Response.json({ status: 'live' }));
    await repair();
    await says('Done.');
    expect(isRefetched()).toBe(true);
  });

  it('can’t be repaired offline, when the app couldn’t be loaded again', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    shown = await render(<DeviceCards />);
    await says('need to be online');
    expect(button('Repair').disabled).toBe(true);
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  });

  it('shows as empty if the browser has no database', async () => {
    const { transact } = device;
    device.transact = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const store = device.store;
    device.store = () => () => Promise.reject(new DOMException('denied', 'SecurityError'));
    shown = await render(<DeviceCards />);
    await says('This browser can’t save anything for this site');
    expect(button('Repair')).toBeUndefined();
    Object.assign(device, { transact, store });
  });
});

describe('data-saver mode', () => {
  it('is set on the device and applies immediately', async () => {
    shown = await render(<DeviceCards />);
    const list = shown.page.querySelector('select')!;
    expect(shown.page.textContent).toContain('Data saver is off.');
    await act(async () => {
      list.value = 'on';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(shown.page.textContent).toContain('Data saver is on.');
    expect('saver' in document.documentElement.dataset).toBe(true);
    document.documentElement.removeAttribute('data-saver');
  });
});
