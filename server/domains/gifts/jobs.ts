import { formatMoney } from '#rules/money/format';
import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notify } from '../notifications/notify';
import { readDue } from './store';
import { expireGift, finishedGift } from './moves-store';

const AT_ONCE = 200;

type Around = Pick<Platform, 'database' | 'clock'>;

/** Ends expired gifts, each in its own transaction; one with an open round waits for it (GIFT-003). */
export async function expireGifts({ database, clock }: Around): Promise<void> {
  const due = await readDue(database, clock.now(), AT_ONCE);
  for (const { id, player_id } of due) await expireGift(database, player_id, id);
}

/** Notifies a player whose bonus money has become real money. */
export async function notifyOfWagering({ database, clock }: Around, { gift }: { gift: string }): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = await finishedGift(transaction, gift);
    await notify(
      transaction,
      row.player_id,
      {
        type: 'bonuses_changes',
        category: 'bonuses',
        title: 'gifts.note.wagered.title',
        text: 'gifts.note.wagered.text',
        values: (locale) => ({ amount: formatMoney(row.paid_cents, row.currency, locale) }),
        icon: 'gift',
        button: { title: 'gifts.note.button', path: '/profile/gifts' },
      },
      clock.now(),
    );
  });
}

/** Jobs that time and bets trigger for gifts. */
export const giftJobs = { 'expire-gifts': expireGifts, gift_wagered: notifyOfWagering };
