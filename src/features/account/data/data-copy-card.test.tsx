import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ResponseOf } from '#contract/call';
import type { getDataCopy } from '#contract/calls/account/data-copy';
import { network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { DataCopyCard } from './data-copy-card';
import { dataCopyQuery } from './data-queries';

type Copy = ResponseOf<typeof getDataCopy>['copy'];
const asked: Copy = { id: '1', requested_at: '2026-05-01T09:00:00Z', ready_at: null, expires_at: '2026-05-08T09:00:00Z' };
const ready: Copy = { ...asked, ready_at: '2026-05-01T09:05:00Z' };

let shown: Rendered;
let sent: Sent[];
let isOnline: boolean;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('indexedDB', undefined);
});

afterEach(async () => {
  await shown.unmount();
});

const open = async (copy: Copy, respond: (one: Sent) => Response = () => Response.json({ copy: asked })) => {
  sent = network(respond);
  shown = await render(<DataCopyCard />, [[dataCopyQuery().queryKey, { copy }]]);
};
const until = (expectation: () => void) => shown.until(expectation);
const writes = () => sent.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/')).map(({ url }) => url);
const button = (name: string) => [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
const status = () => findOn('[role="status"]').textContent;

it('a copy is requested once, and shows as being prepared', async () => {
  await open(null);
  expect([status(), pageText().includes('You need to be online')]).toEqual(['', false]);
  await pressButton('Request copy');
  await until(() => expect(status()).toContain('We’re preparing your copy'));
  expect([writes(), button('Request copy')]).toEqual([['/api/player/data_copy'], undefined]);
});

it('a refused request shows why, and can be repeated', async () => {
  await open(null, () => refusal('forbidden', 403));
  await pressButton('Request copy');
  await until(() => expect(findOn('[role="alert"]')).not.toBeNull());
  expect(button('Request copy')!.disabled).toBe(false);
});

it('one that is being prepared is asked for until it’s ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await open(asked, () => Response.json({ copy: ready }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_000)));
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(sent.filter(({ url }) => url === '/api/player/data_copy')).toHaveLength(1);
  vi.useRealTimers();
  await until(() => expect(status()).toContain('8 May 2026'));
});

it('a copy that’s ready is saved as the chosen file, in the language of the page, after the server allowed it', async () => {
  const saved: (string | null)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href'), this.getAttribute('download'));
  });
  let isAllowed = false;
  await open(ready, () => (isAllowed ? Response.json({}) : refusal('forbidden', 403)));
  expect(status()).toContain('8 May 2026');
  await act(async () => button('JSON')!.click());
  await until(() => expect(findOn('[role="alert"]')).not.toBeNull());
  expect(saved).toEqual([]);
  isAllowed = true;
  await act(async () => button('JSON')!.click());
  await until(() => expect(saved).toEqual(['/api/player/data_copy.json?locale=en', '']));
  expect(writes()).toEqual(Array(2).fill('/api/player/data_copy/unlock'));
});

it.each([
  ['requested', null],
  ['downloaded', ready],
])('none can be %s without a network, which shows', async (_what, copy) => {
  isOnline = false;
  await open(copy);
  expect(findOn('[role="status"], [role="alert"]')).not.toBeNull();
  expect([...document.body.querySelectorAll('button')].every(({ disabled }) => disabled)).toBe(true);
  expect(pageText()).toContain('You need to be online for this.');
});
