import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';

const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? [];

const live = async (): Promise<Response> => Response.json({ status: 'live' });

/** A window that runs only the document's first script. */
function open({
  isOnline = true,
  kept = {} as Record<string, string>,
  storageThrows = false,
  ageMs = 0,
  cookie = '',
  respond = live,
} = {}) {
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
  const names = ['window', 'document', 'addEventListener', 'navigator', 'sessionStorage', 'fetch', 'setTimeout', 'location', 'performance'];
  const window: { reloadPage?: (apartMs?: number) => void } = {};
  const listen = (kind: string, listener: (event: object) => void) => listeners.set(kind, listener);
  // The script is text in the document: this is the only way to run it as the browser does.
  // oxlint-disable-next-line no-implied-eval
  new Function(...names, script)(
    window,
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
    { now: () => ageMs },
  );
  const happen = async (kind: string, event: object = {}) => {
    listeners.get(kind)?.(event);
    await new Promise((resolve) => setTimeout(resolve));
  };
  /** A reader presses “Try again” at a part that's missing. */
  const press = async () => {
    window.reloadPage?.(1);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { reload, kept, asked, toggleAttribute, happen, press };
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

it('without network the window stays', async () => {
  const { reload, happen, press } = open({ isOnline: false });
  await happen('vite:preloadError');
  await press();
  expect(reload).not.toHaveBeenCalled();
});

it('where the browser stores nothing, a missing file reloads a window that has been open for a minute, so never in a loop', async () => {
  const reloadsAt = async (ageMs: number) => {
    const { reload, happen } = open({ storageThrows: true, ageMs });
    await happen('vite:preloadError');
    return reload.mock.calls.length;
  };
  expect([await reloadsAt(500), await reloadsAt(59_999), await reloadsAt(60_000)]).toEqual([0, 0, 1]);
});

it('a reader’s own press reloads the window within that minute, with and without storage, but only if the server responds', async () => {
  for (const storageThrows of [false, true]) {
    const own = open({ storageThrows, ageMs: 900, kept: { [storage.session.reload]: String(Date.now() - 5_000) } });
    await own.happen('vite:preloadError');
    expect(own.reload).not.toHaveBeenCalled();
    await own.press();
    expect(own.reload).toHaveBeenCalledOnce();
    const away = open({ storageThrows, ageMs: 900, respond: () => Promise.reject(new TypeError('Failed to fetch')) });
    await away.press();
    expect(away.reload).not.toHaveBeenCalled();
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
