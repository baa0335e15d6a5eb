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

/** Refetches what live events made stale, and everything if some of them were missed. */
export function followEvents(queryClient: QueryClient, router: AnyRouter): void {
  const invalidate = batchedInvalidation(queryClient);
  on('balance', (balance) => {
    // A jackpot is credited before the reels stop (JACK-003).
    afterReveal(`balance ${balance.currency}`, () => takeBalance(queryClient, balance));
    // Every bet changes the balance, the boards, the quests, the progress to the next level and the wagering.
    invalidate('competitions', 'vip');
    if (balance.bonus_cents > 0) invalidate('gifts');
  });
  on('accounts_changes', () => {
    // The currency is part of the player, and of what a deposit offers (CASH-004).
    void loadSession();
    invalidate('cashbox', 'gifts');
  });
  on('payments_changes', () => invalidate('cashbox'));
  on('payments_events', () => invalidate('cashbox'));
  on('allsecure_notification', () => invalidate('cashbox'));
  on('comps_award', () => invalidate('vip'));
  // The profile contains the code of a deposit's bonus, which the deposit uses up.
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
    // A break is part of the player (LIMIT-006).
    void loadSession();
    invalidate('limits');
  });
  on('documents_changes', () => {
    // Verification is part of the player, too.
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
  onGap(() => void refetchAll(queryClient));
}

/** Events were missed. The session is read first: if it's over, nothing else is requested (AUTH-009). */
async function refetchAll(queryClient: QueryClient): Promise<void> {
  if (session.player || isUnconfirmed()) await loadSession();
  void queryClient.invalidateQueries();
  if (session.player) void pull();
}
