import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { isNews } from '#rules/notifications/history';
import { pull, takeIn, takeMarks } from '../features/notifications/inbox';
import { keepRestoreId } from '../features/support/chat-device';
import { on, onGap } from '../platform/realtime';
import { isInDoubt, loadSession, session } from '../platform/session';
import { batchedInvalidation } from './batched-invalidation';
import { showNotification } from './show-notification';
import { takeBalance } from './take-balance';

/** Makes new what live events tell of, and everything where some of them were missed. */
export function followEvents(queryClient: QueryClient, router: AnyRouter): void {
  const invalidate = batchedInvalidation(queryClient);
  on('balance', (balance) => {
    takeBalance(queryClient, balance);
    // Every bet moves the balance, and with it the boards, the quests and the way to the next level.
    invalidate('competitions', 'vip');
  });
  on('payments_changes', () => invalidate('cashbox'));
  on('payments_events', () => invalidate('cashbox'));
  on('allsecure_notification', () => invalidate('cashbox'));
  on('comps_award', () => invalidate('vip'));
  // The profile knows the code of a deposit's bonus, which is used up by it.
  on('bonuses_changes', () => {
    invalidate('gifts');
    void loadSession();
  });
  on('freespins_changes', () => invalidate('gifts'));
  on('groups_updates', () => {
    void loadSession();
    invalidate('vip', 'wheels');
  });
  on('lootboxes_changes', () => invalidate('wheels'));
  on('tournaments_statuses', () => invalidate('competitions'));
  on('lotteries_statuses', () => invalidate('competitions'));
  on('favorite_games', () => invalidate('games'));
  on('support_messages', ({ restore_id }) => {
    keepRestoreId(restore_id);
    invalidate('support');
  });
  on('documents_changes', () => {
    // What was proven stands at the player, too.
    void loadSession();
    invalidate('account');
  });
  on('notification_marks', (marks) => void takeMarks(marks));
  on('personal_notifications', (notification) => {
    void takeIn([notification]).then((fresh) => fresh.filter((item) => isNews(item, Date.now())).forEach((item) => showNotification(router, item)));
  });
  onGap(() => void readAnew(queryClient));
}

/** Something was missed. Who is here is asked first: in a session that is over nothing else is asked (AUTH-009). */
async function readAnew(queryClient: QueryClient): Promise<void> {
  if (session.player || isInDoubt()) await loadSession();
  void queryClient.invalidateQueries();
  if (session.player) void pull();
}
