import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { isNews } from '#rules/notifications/history';
import { keepJackpotWin } from '../features/games/jackpot/unseen-wins';
import { pull, takeIn, takeMarks } from '../features/notifications/inbox/inbox';
import { keepRestoreId } from '../features/support/chat-device';
import { on, onGap } from '../platform/realtime';
import { afterReveal } from '../platform/presence/result-reveal';
import { isUnconfirmed, loadSession, session } from '../platform/session';
import { batchedInvalidation } from './batched-invalidation';
import { showNotification } from './show-notification';
import { takeBalance } from './take-balance';

/** Makes new what live events tell of, and everything where some of them were missed. */
export function followEvents(queryClient: QueryClient, router: AnyRouter): void {
  const invalidate = batchedInvalidation(queryClient);
  on('balance', (balance) => {
    // A jackpot is in the account before the reels rest (JACK-003).
    afterReveal(`balance ${balance.currency}`, () => takeBalance(queryClient, balance));
    // Every bet moves the balance, and with it the boards, the quests, the way to the next level and what is wagered.
    invalidate('competitions', 'vip');
    if (balance.bonus_cents > 0) invalidate('gifts');
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
  on('limits_changes', () => {
    // A break stands at the player (LIMIT-006).
    void loadSession();
    invalidate('limits');
  });
  on('documents_changes', () => {
    // What was proven stands at the player, too.
    void loadSession();
    invalidate('account');
  });
  on('jackpot_win_award', keepJackpotWin);
  on('notification_marks', (marks) => void takeMarks(marks));
  on('personal_notifications', (notification) => {
    void takeIn([notification]).then((fresh) =>
      fresh.filter((item) => isNews(item, Date.now())).forEach((item) => afterReveal(item.id, () => showNotification(router, item))),
    );
  });
  onGap(() => void readAnew(queryClient));
}

/** Something was missed. Who is here is asked first: in a session that is over nothing else is asked (AUTH-009). */
async function readAnew(queryClient: QueryClient): Promise<void> {
  if (session.player || isUnconfirmed()) await loadSession();
  void queryClient.invalidateQueries();
  if (session.player) void pull();
}
