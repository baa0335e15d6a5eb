import { windowWith } from '#tests/support/window-with';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { getPlayer } from '#contract/calls/account/profile';
import { eventually } from '#tests/support/eventually';
import { sampleNotification } from '#tests/support/notifications';
import { inbox } from '../features/notifications/inbox/inbox-state';
import { wireClient } from '../platform/api/client';
import { queryOf } from '../platform/api/query';
import { windowLanguage } from '../platform/i18n';
import { session } from '../platform/session';
import { followSession } from './follow-session';

vi.mock('../platform/realtime', () => ({ openStream: async () => undefined, closeStream: () => undefined }));
vi.mock('./prefetch', () => ({ keepPrefetched: async () => undefined }));

it('a player who signs out in another window is removed from this one’s memory [AUTH-008b]', async () => {
  await windowLanguage.load('en');
  document.cookie = 'signed_in=1; path=/';
  wireClient({ fetch: async () => Response.json({ notifications: [], removed: [] }) });
  Object.assign(session, { status: 'player', player: { id: 7, groups: [] } });
  const queryClient = new QueryClient();
  followSession(windowWith(queryClient), { invalidate: async () => undefined } as never);
  queryClient.setQueryData(queryOf(getPlayer, {}).queryKey, { id: 7 } as never);
  Object.assign(inbox, { items: [sampleNotification()], isLoaded: true });
  document.cookie = 'signed_in=; path=/; max-age=0';
  const other = new BroadcastChannel('perigee');
  other.postMessage({ kind: 'session', player: null });
  await eventually(() => expect(session.status).toBe('guest'));
  expect([session.player, queryClient.getQueryCache().getAll(), inbox.items]).toEqual([null, [], []]);
  other.close();
});
