import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPlayer } from '#contract/calls/account';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { queryOf } from '../../platform/api/query';
import { noteReach } from '../../platform/api/reach';
import OfflineBar from './offline-bar';
import { useTrouble } from './use-trouble';

const Bar = () => <OfflineBar trouble={useTrouble()} />;
const Part = () => <b>{useQuery(queryOf(getPlayer, {})).data?.first_name}</b>;

let shown: Rendered;
let reads: number;
/** How the server responds to reads, and to the question whether it's ready. */
let serve: () => Promise<Response>;
let isReady: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  reads = 0;
  isReady = false;
  wireClient({ fetch: () => ((reads += 1), serve()) });
  vi.stubGlobal('fetch', async () => (isReady ? Response.json({}) : serve()));
});

afterEach(async () => {
  await shown.unmount();
  noteReach(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const bar = () => shown.page.querySelector('[role=status]')!.textContent;
const open = async () => {
  shown = await render(
    <>
      <Part />
      <Bar />
    </>,
  );
};

it.each([
  ['refuses connections', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds 503', async () => refusal('unavailable', 503)],
])('a page whose server %s says so after three seconds, until the server responds [OFF-001c]', async (_how, broken) => {
  serve = broken;
  await open();
  await pass(2_900);
  expect(bar()).toBe('');
  await pass(200);
  expect(bar()).toContain('We can’t reach our server. We’ll keep trying.');
  await pass(30_000);
  expect(bar()).toContain('We can’t reach our server. We’ll keep trying.');
  [serve, isReady] = [async () => Response.json({ id: 7, first_name: 'Rena' }), true];
  await act(async () => shown.page.querySelector('button')!.click());
  await pass(100);
  expect([shown.page.querySelector('b')!.textContent, bar()]).toEqual(['Rena', '']);
});

it('a press sends what waits for its next attempt immediately', async () => {
  serve = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  // The pauses between the attempts have grown by then.
  await pass(12_000);
  const before = reads;
  await act(async () => shown.page.querySelector('button')!.click());
  await pass(0);
  expect(reads).toBe(before + 1);
});

it('a part that the server can’t serve says so even if the server is otherwise ready, also while it’s tried again', async () => {
  serve = async () => refusal('unavailable', 503);
  isReady = true;
  await open();
  await pass(2_900);
  expect(bar()).not.toContain('We can’t reach our server.');
  await pass(6_000);
  expect(bar()).toContain('We can’t reach our server. We’ll keep trying.');
  serve = () => new Promise(() => undefined);
  await act(async () => void shown.queryClient.refetchQueries({ type: 'active' }));
  await pass(3_000);
  expect(bar()).toContain('We can’t reach our server. We’ll keep trying.');
});
