import { formatMoney } from '#rules/money/format';
import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notify } from '../../notifications/notify';
import { jackpotWinOf } from './jackpots-store';

/** Notifies the winner of a jackpot, on every device and by push: the round itself only shows a higher balance (JACK-003). */
export async function notifyOfJackpotWin(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { round }: { round: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const win = await jackpotWinOf(transaction, round);
    await notify(
      transaction,
      win.player_id,
      {
        type: 'personal',
        category: 'payments',
        title: 'games.jackpot-won.title',
        text: 'games.jackpot-won.text',
        values: (locale) => ({ level: win.level_name, amount: formatMoney(win.amount, win.currency, locale) }),
        icon: 'jackpot',
        button: { title: 'games.jackpot-won.button', path: '/cashbox' },
      },
      clock.now(),
    );
  });
}
