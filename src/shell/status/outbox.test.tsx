import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '#offline/outbox';
import { render, type Rendered } from '#tests/support/render';
import { getPlayer } from '#contract/calls/account';
import { forgetAge, rememberAge } from '../../platform/api/ages';
import { queryOf } from '../../platform/api/query';
import { outbox } from '../../platform/device';
import OfflineBar from './offline-bar';
import { useTrouble } from './use-trouble';
import RefusedWrites from './refused-writes';

const Bar = () => <OfflineBar trouble={useTrouble()} />;

const received: string[] = [];
const gone: number[] = [];
let shown: Rendered;

vi.mock('../../ui/toast', () => ({ toast: ({ title }: { title: string }) => received.push(title) }));
vi.mock('../../platform/device', async () => {
  const { proxy } = await import('valtio');
  return { outbox: proxy({ waiting: [], isHeldUp: false, refused: [] }), letGo: async (order: number) => void gone.push(order) };
});

const entry = (order: number, player: number | null = 7, call = 'games.favorite-add'): OutboxEntry =>
  ({ order, player, key: `key-${order}`, call, refusal: { code: 'game_not_found', status: 404 } }) as OutboxEntry;

afterEach(async () => {
  await shown.unmount();
  Object.assign(outbox, { waiting: [], isHeldUp: false, refused: [] });
  [received.length, gone.length] = [0, 0];
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

it('offline shows how many of the player’s changes are queued', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  shown = await render(<Bar />);
  expect(shown.page.textContent).not.toContain('wait');
  await act(async () => void (outbox.waiting = [entry(1), entry(2), entry(3, null), entry(4, 7, 'account.groups-join')]));
  expect(shown.page.textContent).toContain('2 changes are waiting');
});

it('on a dead connection that the browser thinks is online, shows queued changes once an attempt has failed, or after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shown = await render(<Bar />);
  await act(async () => void (outbox.waiting = [entry(1)]));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(shown.page.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(shown.page.textContent?.trim()).toBe('1 change is waiting to be sent when you’re back online.');
  await act(async () => void (outbox.waiting = []));
  expect(shown.page.textContent).toBe('');
  await act(async () => void Object.assign(outbox, { waiting: [entry(2), entry(3)], isHeldUp: true }));
  expect(shown.page.textContent).toContain('2 changes are waiting');
  await act(async () => void (outbox.waiting = [entry(4, 7, 'account.groups-join')]));
  expect(shown.page.textContent).toBe('');
  vi.useRealTimers();
});

it('shows that the server doesn’t respond, with the data’s age, though the browser is online, until it does [OFF-001b]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const headers = new Headers({ 'x-perigee-stored-at': String(Date.now() - 3 * 60_000) });
  rememberAge(getPlayer.path, headers);
  const query = queryOf(getPlayer, {});
  const Shows = () => <>{useQuery(query).isPending}</>;
  shown = await render(
    <>
      <Shows />
      <Bar />
    </>,
    [[query.queryKey, { id: 7 }]],
  );
  expect(shown.page.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(shown.page.textContent).toMatch(/can’t reach our server.*3 min/);
  await act(async () => forgetAge(getPlayer.path));
  expect(shown.page.textContent).toBe('');
  vi.useRealTimers();
});

it('shows it after a second if the page came from the cache, in its first ten seconds [OFF-001b]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const since = vi.spyOn(performance, 'now').mockReturnValue(3_000);
  document.documentElement.dataset['away'] = 'en';
  rememberAge(getPlayer.path, new Headers({ 'x-perigee-stored-at': String(Date.now() - 3 * 60_000) }));
  const query = queryOf(getPlayer, {});
  const Shows = () => <>{useQuery(query).isPending}</>;
  const shownAfter = async (milliseconds: number) => {
    shown = await render(
      <>
        <Shows />
        <Bar />
      </>,
      [[query.queryKey, { id: 7 }]],
    );
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    return shown.page.textContent;
  };
  expect(await shownAfter(999)).toBe('');
  expect(await shownAfter(1_000)).toMatch(/can’t reach our server.*3 min/);
  since.mockReturnValue(11_000);
  expect(await shownAfter(1_000)).toBe('');
  delete document.documentElement.dataset['away'];
  forgetAge(getPlayer.path);
  since.mockRestore();
  vi.useRealTimers();
});

it('a queued write that is refused is announced once and stays in the profile; background requests stay silent', async () => {
  shown = await render(<RefusedWrites />);
  await act(async () => void (outbox.refused = [entry(1), entry(2, null), entry(3, 7, 'account.groups-join')]));
  await act(async () => void (outbox.refused = [entry(1)]));
  expect([received.length, gone]).toEqual([1, [2, 3]]);
});

it('what a refused write was applied to is requested again, once', async () => {
  const queryKey = ['private', 'games.favorites'];
  shown = await render(<RefusedWrites />, [[queryKey, {}]]);
  const isStale = () => shown.queryClient.getQueryState(queryKey)?.isInvalidated;
  await act(async () => void (outbox.refused = [entry(5)]));
  expect(isStale()).toBe(true);
  shown.queryClient.setQueryData(queryKey, {});
  await act(async () => void (outbox.refused = [entry(5)]));
  expect(isStale()).toBe(false);
});
