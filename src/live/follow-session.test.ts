import { windowWith } from '#tests/support/window-with';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { getPlayer } from '#contract/calls/account/profile';
import { signOut } from '#contract/calls/account/session';
import { storage } from '#contract/storage';
import { refusal } from '#tests/support/fake-platform';
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

it('a visitor of whom the server says later that nobody is signed in gets the page as a guest', async () => {
  Object.assign(session, { status: 'unknown', player: null });
  document.cookie = 'signed_in=1; path=/';
  wireClient({ fetch: async () => refusal('signed_out', 401) });
  const invalidate = vi.fn(async () => undefined);
  followSession(windowWith(new QueryClient()), { invalidate } as never);
  await eventually(() => expect(session.status).toBe('guest'));
  await eventually(() => expect(invalidate).toHaveBeenCalledOnce());
});

describe('a sign-out that the server doesn’t know of', () => {
  const owed = () => localStorage.getItem(storage.local.signOutOwed);
  const signsOut = (respond: () => Response) => {
    const asked: string[] = [];
    wireClient({
      fetch: async (input, init) => {
        const { pathname } = new URL(String(input), location.href);
        if (pathname !== signOut.path || init?.method !== signOut.method) return Response.json({ notifications: [], removed: [] });
        asked.push(pathname);
        return respond();
      },
    });
    return asked;
  };
  const startAsGuest = () => {
    Object.assign(session, { status: 'guest', player: null });
    localStorage.setItem(storage.local.signOutOwed, '?');
    followSession(windowWith(new QueryClient()), { invalidate: async () => undefined } as never);
  };

  it('is reported until the server has taken it', async () => {
    const refused = signsOut(() => refusal('rate_limited', 429));
    startAsGuest();
    // The first attempts may overlap.
    await eventually(() => {
      window.dispatchEvent(new Event('online'));
      expect(refused.length).toBeGreaterThan(9);
    });
    expect(owed()).toBe('?');
    signsOut(() => Response.json({}));
    window.dispatchEvent(new Event('online'));
    await eventually(() => expect(owed()).toBe(''));
  });

  it('is done if the server says that the session is over already', async () => {
    const refused = signsOut(() => refusal('signed_out', 401));
    startAsGuest();
    await eventually(() => expect(owed()).toBe(''));
    expect(refused.length).toBeGreaterThan(0);
  });
});
