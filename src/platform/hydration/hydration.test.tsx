// @vitest-environment happy-dom
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

/** Part of a page as the platform draws it, which the app then goes on with. */
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what the platform drew of a part stands, its code not there, and goes on living once it is', async () => {
  const load = vi.fn(async () => () => <button type="button">press</button>);
  const Part = lazyPart(load);
  page.innerHTML = '<!--$--><button type="button">press</button><!--/$-->';
  const drawn = page.querySelector('button');
  await goOn(<Part.Drawn />);
  expect([page.querySelector('button'), load.mock.calls.length]).toEqual([drawn, 0]);
  await act(async () => Part.prepare());
  expect(page.querySelector('button')).toBe(drawn);
  expect(Object.keys(drawn!).some((key) => key.startsWith('__reactProps'))).toBe(true);
  expect(faults).toEqual([]);
});

it('begins with the time at which it was drawn, then goes on with the time that it is', async () => {
  const Now = () => <time>{useNow()}</time>;
  const app = { ...makeWindowContext(), renderedAt: DRAWN_AT };
  const Clock = () => (
    <AppContextProvider value={app}>
      <Now />
    </AppContextProvider>
  );
  page.innerHTML = renderToString(<Clock />);
  expect(page.textContent).toBe(String(DRAWN_AT));
  const drawn = page.querySelector('time');
  await goOn(<Clock />);
  expect(faults).toEqual([]);
  expect(page.querySelector('time')).toBe(drawn);
  expect(page.textContent).toBe(String(DRAWN_AT + 2 * MINUTE_MS));
});

it('shows nothing beside the page at first, also where it is known already', async () => {
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

it('tells times in UTC until it is known where the visitor is', async () => {
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
