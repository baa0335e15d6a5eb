import { formatMoney } from '#rules/money/format';
import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { notify } from '../notifications/notify';

/** Tells the winner of a jackpot, on every device and by a push: the round itself shows a higher balance only (JACK-003). */
export async function tellJackpotWin({ database, clock }: Pick<Platform, 'database' | 'clock'>, { round }: { round: string }): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const win = await transaction
      .selectFrom('jackpot_wins')
      .select(['player_id', 'level_name', 'amount', 'currency'])
      .where('round_id', '=', round)
      .executeTakeFirstOrThrow();
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
