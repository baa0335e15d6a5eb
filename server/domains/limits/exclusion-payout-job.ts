import type { Locale } from '#contract/fields/locale';
import { inTransaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { readPlayer } from '#server/database/players-store';
import { hasOpenRounds } from '#server/domains/account/closing/store';
import { readGroups } from '#server/domains/account/players/users';
import { audit } from '#server/domains/account/security/audit';
import { payBalances } from '#server/domains/cashbox/payments/pay-balance';
import type { Platform } from '#server/platform';
import type { BreakMailTask } from './break-mail-job';

/** The payload of the job `exclusion_payout`: the exclusion that has begun, and its player. */
export interface ExclusionPayoutTask {
  player: number;
  limit: number;
}

const HOUR_MS = 60 * 60_000;

/**
 * When a self-exclusion begins, the balance is paid out to a card or wallet used for deposits. A player without one, or with missing proof,
 * is mailed how to provide it. While a round is open the payout waits for its end, because the round may still win.
 */
export async function payOutExclusion(platform: Platform, task: ExclusionPayoutTask): Promise<void> {
  const { database, clock } = platform;
  const { player, limit } = task;
  const now = clock.now();
  const { status, locale } = await readPlayer(database, player, ['status', 'locale']);
  if (status !== 'active') return;
  if (await hasOpenRounds(database, player)) {
    const runAt = new Date(now.getTime() + HOUR_MS);
    await inTransaction(database, (transaction) =>
      enqueue(transaction, 'exclusion_payout', task, { runAt, key: `exclusion_payout:${player}` }),
    );
    return;
  }
  const { paid, left } = await payBalances(platform, { player, groups: await readGroups(database, player), locale: locale as Locale });
  await inTransaction(database, async (transaction) => {
    if (paid.length + left.length > 0) await audit(transaction, player, 'exclusion_paid_out', { paid, left });
    if (paid.length > 0) await enqueue(transaction, 'break_mail', { limit, news: 'paid' } satisfies BreakMailTask);
    if (left.length > 0) await enqueue(transaction, 'break_mail', { limit, news: 'unpaid' } satisfies BreakMailTask);
  });
}
