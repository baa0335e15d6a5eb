import type { Notification } from '#contract/fields/notification';

/** A notification for tests, created at noon on 1 May 2026 and of the default kind. */
export function sampleNotification(change: Partial<Notification> = {}): Notification {
  const at = change.at ?? '2026-05-01T12:00:00.000Z';
  return {
    id: 'n-1',
    type: 'payments_changes',
    category: 'payments',
    title: 'Deposit received',
    text: 'Your deposit of 50.00 € has arrived.',
    content: { icon: 'wallet', title: 'Deposit received', button: { title: 'Show balance', path: '/profile/history' } },
    identifier: null,
    at,
    expires_at: new Date(Date.parse(at) + 2 * 60 * 60 * 1000).toISOString(),
    read: false,
    ...change,
  };
}
