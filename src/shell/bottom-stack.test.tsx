import { QueryObserver } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { render, type Rendered } from '#tests/support/render';
import { providersQuery } from '../features/games/providers/providers-query';
import { session } from '../platform/session';
import { agree } from '../platform/storage/consent';
import { STALE_DELAY_MS } from '../platform/timing';
import { BottomStack } from './bottom-stack';

const providers = { data: [{ id: 'ravelin', title: 'Ravelin', games_count: 12, is_new: true }] };
let shown: Rendered;
const popup = () => shown.page.querySelector('aside[aria-label="New studio: Ravelin"]');
const bar = () => shown.page.querySelector('[role=status]')!.textContent;

beforeEach(async () => {
  localStorage.removeItem(storage.local.providersAnnounced);
  agree(storage.cookies.cookies);
  Object.assign(session, { status: 'player', player: { id: 7, created_at: '2020-01-01T00:00:00Z', groups: [], currency: 'EUR' } });
});

afterEach(async () => {
  await shown.unmount();
  Object.assign(session, { status: 'unknown', player: null });
});

const open = async () => {
  shown = await render(<BottomStack isPlaying={false} />, [[providersQuery.queryKey, providers]]);
};

it('the offer of a new studio gives way to the bar without a network [GAME-011]', async () => {
  await open();
  await shown.until(() => expect(popup()).not.toBeNull());
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect([popup(), bar()]).toEqual([null, expect.stringMatching(/\S/)]);
  network.mockRestore();
  await act(async () => void window.dispatchEvent(new Event('online')));
});

it('the offer of a new studio gives way to the bar if the server is late', async () => {
  await open();
  await shown.until(() => expect(popup()).not.toBeNull());
  vi.useFakeTimers();
  const late = { queryKey: ['public', 'late'], meta: { url: '/api/late' }, queryFn: () => new Promise<string>(() => undefined) };
  let stop: () => void = () => undefined;
  await act(async () => {
    stop = new QueryObserver(shown.queryClient, late).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
  });
  await act(() => vi.advanceTimersByTimeAsync(STALE_DELAY_MS - 100));
  expect(popup()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([popup(), bar()]).toEqual([null, expect.stringMatching(/\S/)]);
  stop();
  vi.useRealTimers();
});
