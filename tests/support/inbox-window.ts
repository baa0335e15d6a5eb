import { vi } from 'vitest';
import { markNotifications } from '#contract/calls/notifications';
import type { Notification } from '#contract/fields/notification';
import type { FakePlatform } from './fake-platform';
import { sampleNotification } from './notifications';

export const NOON = Date.parse('2026-05-01T12:00:00.000Z');

/** The server's response for the history; null for no network. */
export type InboxResponse = { notifications: Notification[]; removed: string[] } | null;

/** A newly loaded window of player 7: its content, and the actions on its notifications. */
export async function openInboxWindow(respond: () => InboxResponse) {
  vi.resetModules();
  const [inbox, marking, { inbox: state }, { beginSession }, { device }, { wireClient }, { session }] = await Promise.all([
    import('../../src/features/notifications/inbox/inbox'),
    import('../../src/features/notifications/inbox/marks'),
    import('../../src/features/notifications/inbox/inbox-state'),
    import('#offline/session'),
    import('../../src/platform/device'),
    import('../../src/platform/api/client'),
    import('../../src/platform/session'),
  ]);
  const fetch = async () => {
    const history = respond();
    return history ? Response.json(history) : Promise.reject(new TypeError('Failed to fetch'));
  };
  wireClient({ fetch });
  await beginSession(device, { player: 7, epoch: 'e' });
  Object.assign(session, { status: 'player', player: { id: 7 } });
  return { ...inbox, ...marking, state, session, device, ids: () => state.items.map(({ id }) => id) };
}

/** A notification of some minutes before noon. */
export const note = (id: string, minutesAgo = 0, change: Partial<Notification> = {}) =>
  sampleNotification({ id, title: `Title of ${id}`, at: new Date(NOON - minutesAgo * 60_000).toISOString(), ...change });

/** The read marks that reached the server, and one as an example. */
export const sentMarks = ({ effects }: FakePlatform) => effects.map(({ url, body }) => [url, JSON.parse(body ?? 'null') as unknown]);
export const marks = (read: string[], removed: string[] = []) => [markNotifications.path, { read, removed }];

/** Hides this window, as when another app is opened. */
export function goOutOfSight(): void {
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  isHidden.mockRestore();
}
