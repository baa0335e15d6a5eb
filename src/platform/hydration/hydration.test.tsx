import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../loading/lazy-part';
import { AppContextProvider } from '../context/app-context';
import { makeWindowContext } from '../context/window-context';
import { i18n, useFormat } from '../i18n';
import { useDeferredRead } from '../reads/use-deferred-read';
import { useNow } from '../presence/use-now';

const MINUTE_MS = 60_000;
const DRAWN_AT = Date.UTC(2026, 4, 1, 12);

/** Part of a page as the server renders it, which the app then hydrates. */
const page = document.createElement('div');
const faults: unknown[] = [];
let root: Root | undefined;

async function goOn(app: React.ReactElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(page, app, { onRecoverableError: (fault) => faults.push(fault) });
  });
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  faults.length = 0;
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: DRAWN_AT + 2 * MINUTE_MS });
});
afterEach(async () => {
  await act(async () => root?.unmount());
});

it('server-rendered HTML stays visible until its code has loaded, and is interactive after that', async () => {
  const load = vi.fn(async () => () => <button type="button">press</button>);
  const Part = lazyPart(load);
  page.innerHTML = '<!--$--><button type="button">press</button><!--/$-->';
  const rendered = page.querySelector('button');
  await goOn(<Part.ServerRendered />);
  expect([page.querySelector('button'), load.mock.calls.length]).toEqual([rendered, 0]);
  await act(async () => Part.prepare());
  expect(page.querySelector('button')).toBe(rendered);
  expect(Object.keys(rendered!).some((key) => key.startsWith('__reactProps'))).toBe(true);
  expect(faults).toEqual([]);
});

it('renders the server’s time first, then the current time', async () => {
  const Now = () => <time>{useNow()}</time>;
  const app = { ...makeWindowContext(), renderedAt: DRAWN_AT };
  const Clock = () => (
    <AppContextProvider value={app}>
      <Now />
    </AppContextProvider>
  );
  page.innerHTML = renderToString(<Clock />);
  expect(page.textContent).toBe(String(DRAWN_AT));
  const rendered = page.querySelector('time');
  await goOn(<Clock />);
  expect(faults).toEqual([]);
  expect(page.querySelector('time')).toBe(rendered);
  expect(page.textContent).toBe(String(DRAWN_AT + 2 * MINUTE_MS));
});

it('renders no deferred data at first, even if it’s already cached', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['public', 'notice'], 'Maintenance at noon');
  const Notice = () => (
    <p>{useDeferredRead({ queryKey: ['public', 'notice'], queryFn: () => 'Maintenance at noon', staleTime: Infinity }) ?? 'none'}</p>
  );
  const app = (
    <QueryClientProvider client={queryClient}>
      <Notice />
    </QueryClientProvider>
  );
  page.innerHTML = renderToString(app);
  expect(page.textContent).toBe('none');
  await goOn(app);
  expect([faults, page.textContent]).toEqual([[], 'Maintenance at noon']);
});

it('shows times in UTC until the visitor’s country is known', async () => {
  const zones: (string | undefined)[] = [];
  class Noting extends Intl.DateTimeFormat {
    readonly #zone: string | undefined;
    constructor(language?: string, options?: Intl.DateTimeFormatOptions) {
      super(language, options);
      this.#zone = options?.timeZone;
    }
    override format(instant?: Date | number): string {
      zones.push(this.#zone);
      return super.format(instant);
    }
  }
  vi.stubGlobal('Intl', { ...Intl, RelativeTimeFormat: Intl.RelativeTimeFormat, DateTimeFormat: Noting });
  const Start = () => <p>{useFormat().time(DRAWN_AT)}</p>;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const app = (
    <I18nProvider i18n={i18n}>
      <Start />
    </I18nProvider>
  );
  page.innerHTML = renderToString(app);
  expect(zones).toEqual(['UTC']);
  await goOn(app);
  expect(faults).toEqual([]);
  expect(zones.at(-1)).toBeUndefined();
  expect(zones.slice(0, 2)).toEqual(['UTC', 'UTC']);
});
