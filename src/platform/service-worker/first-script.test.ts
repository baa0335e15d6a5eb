import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';

const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];

const live = async (): Promise<Response> => Response.json({ status: 'live' });

/** A window that runs only the document's first script. */
function open({ isOnline = true, kept = {} as Record<string, string>, storageThrows = false, cookie = '', respond = live } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const sessionStorage = {
    getItem: (key: string) => {
      if (storageThrows) throw new DOMException('denied', 'SecurityError');
      return kept[key] ?? null;
    },
    setItem: (key: string, value: unknown) => (kept[key] = String(value)),
  };
  const reload = vi.fn<() => void>();
  const toggleAttribute = vi.fn<(name: string, isOn: boolean) => void>();
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return respond();
  };
  const names = ['window', 'document', 'addEventListener', 'navigator', 'sessionStorage', 'fetch', 'setTimeout', 'location'];
  const listen = (kind: string, listener: (event: object) => void) => listeners.set(kind, listener);
  // The script is text in the document: this is the only way to run it as the browser does.
  // oxlint-disable-next-line no-implied-eval
  new Function(...names, script)(
    {},
    { cookie, documentElement: { toggleAttribute } },
    listen,
    { onLine: isOnline },
    sessionStorage,
    fetch,
    vi.fn(),
    {
      reload,
      toString: () => 'https://perigee.example/',
    },
  );
  const happen = async (kind: string, event: object = {}) => {
    listeners.get(kind)?.(event);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { reload, kept, asked, toggleAttribute, happen };
}

it('a missing file before startup reloads the window, at most once a minute', async () => {
  const { reload, kept, happen } = open();
  await happen('vite:preloadError');
  await happen('vite:preloadError');
  expect(reload).toHaveBeenCalledOnce();
  expect(Object.keys(kept)).toEqual([storage.session.reload]);
  kept[storage.session.reload] = String(Date.now() - 60_001);
  await happen('vite:preloadError');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a file that fails during a navigation doesn’t stop the navigation', async () => {
  const { reload, happen } = open();
  await happen('beforeunload');
  await happen('vite:preloadError');
  await happen('error', { target: { type: 'module' } });
  expect(reload).not.toHaveBeenCalled();
});

it('the app’s own script reloads it too, and no other element does', async () => {
  const { reload, happen } = open();
  await happen('error', { target: { type: '' } });
  expect(reload).not.toHaveBeenCalled();
  await happen('error', { target: { type: 'module' } });
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['no server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal', async () => new Response('<!doctype html>')],
  ['a server that can’t serve', async () => Response.json({ status: 'away' }, { status: 503 })],
])('a missing file doesn’t reload the window where a network leads to %s', async (_where, respond) => {
  const { reload, kept, asked, happen } = open({ respond });
  await happen('vite:preloadError');
  await happen('error', { target: { type: 'module' } });
  expect(asked).toEqual(['/livez', '/livez']);
  expect([reload.mock.calls, kept]).toEqual([[], {}]);
});

it('without network, or if reloads can’t be counted, the window stays', async () => {
  for (const around of [{ isOnline: false }, { storageThrows: true }]) {
    const { reload, happen } = open(around);
    await happen('vite:preloadError');
    expect(reload).not.toHaveBeenCalled();
  }
});

it.each([
  ['light=1; locale=de', true],
  ['locale=de; light=0', false],
])('the stored data-saver state applies to a cached document too: %s', (cookie, isDataSaving) => {
  expect(open({ cookie }).toggleAttribute).toHaveBeenCalledWith('data-saver', isDataSaving);
});

it('a reader with a session is marked before the page is shown, and nobody else', () => {
  expect(open({ cookie: 'locale=de; signed_in=7' }).toggleAttribute.mock.calls).toEqual([['data-signed-in', true]]);
  expect(open({ cookie: 'signed_in=; locale=de' }).toggleAttribute).not.toHaveBeenCalled();
});

it('without a stored state, the window stays as its document was rendered', () => {
  expect(open({ cookie: 'locale=de' }).toggleAttribute).not.toHaveBeenCalled();
});
