import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const register = vi.fn<(url: string, options: object) => Promise<void>>(async () => undefined);
let readyState: DocumentReadyState;
let pictures: object[];

vi.mock('../trusted-types', () => ({ ownScriptUrl: (url: string) => url }));

vi.mock('../presence/first-use', () => ({ release: () => released() }));
const released = vi.fn<() => void>();

/** Starts a window's first code, with or without a controlling worker. */
async function start(controller: object | null = null) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller, register }, configurable: true });
  vi.resetModules();
  (await import('./register-early')).registerEarly();
}

beforeEach(() => {
  readyState = 'interactive';
  pictures = [{ complete: false, loading: 'eager' }];
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() => pictures as unknown as NodeListOf<Element>);
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  register.mockClear();
  released.mockClear();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('a first visit registers the worker once the page and its pictures have loaded, not before', async () => {
  await start();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});

it('a page whose first pictures have loaded registers it without waiting for fonts and lazy pictures', async () => {
  pictures = [
    { complete: true, loading: 'eager' },
    { complete: false, loading: 'lazy' },
  ];
  await start();
  expect(register).toHaveBeenCalledOnce();
});

it('a page that has already loaded registers it immediately', async () => {
  readyState = 'complete';
  await start();
  expect(register).toHaveBeenCalledOnce();
});

it('a window that’s served by a worker leaves the registration to later code', async () => {
  await start({});
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
});

it('without a worker, or if registering fails, deferred parts load with the page', async () => {
  readyState = 'complete';
  await start();
  expect(released).not.toHaveBeenCalled();
  register.mockRejectedValueOnce(new DOMException('no', 'SecurityError'));
  await start();
  await vi.waitFor(() => expect(released).toHaveBeenCalledOnce());
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  vi.resetModules();
  (await import('./register-early')).registerEarly();
  expect(released).toHaveBeenCalledTimes(2);
});
