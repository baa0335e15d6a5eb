import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getPlayer } from '#contract/calls/account';
import { getLobby } from '#contract/calls/games/lobby';
import { ownSwitches, storage } from '#contract/storage';
import { sampleNotification } from '#tests/support/notifications';
import { inbox } from '../features/notifications/inbox/inbox-state';
import { queryOf } from '../platform/api/query';
import { readSession } from '../platform/storage/session-storage';
import { takeToasts, toast, type ToastOrder } from '../ui/toast';
import { wipeWindow } from './wipe-window';

it('nothing of a player who signed out stays in the window [AUTH-015b, OFF-005b]', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryOf(getPlayer, {}).queryKey, { id: 7 } as never);
  queryClient.setQueryData(queryOf(getLobby, {}).queryKey, { rails: [] } as never);
  Object.assign(inbox, { items: [sampleNotification()], isLoaded: true });
  for (const name of ownSwitches) localStorage.setItem(name, '[7,"something"]');
  localStorage.setItem(storage.local.install, 'of the device');
  sessionStorage.setItem(storage.session.timer, JSON.stringify({ session: 'one', since: 1 }));
  toast({ title: 'Your deposit has arrived', duration: null });
  wipeWindow(queryClient);
  const orders: ToastOrder[] = [];
  takeToasts((order) => void orders.push(order))();
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[1]),
  ).toEqual([getLobby.id]);
  expect(readSession(storage.session.timer)).toBeNull();
  expect([inbox.items, inbox.isLoaded, orders]).toEqual([[], false, []]);
  expect(Object.values({ ...localStorage }).filter((value) => value !== '')).toEqual(['of the device']);
});
