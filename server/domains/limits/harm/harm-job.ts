import type { Locale } from '#contract/fields/locale';
import { dueStep, type HarmFacts, type HarmStep, judgeHarm, suggestedWeeklyLimit } from '#rules/limits/harm';
import { formatWholeMoney } from '#rules/money/format';
import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import { writeAudit } from '#server/database/audit-store';
import { inTransaction, type Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import { readPlayer } from '#server/database/players-store';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import { lockWaitingDeposits } from '#server/domains/cashbox/store';
import { KnownCurrencies } from '#server/domains/games/catalogue/currencies';
import { notify } from '#server/domains/notifications/notify';
import type { Platform } from '#server/platform';
import { convert } from '#rules/money/money';
import { requireBreak } from '../service';
import { keepHarmMark, playersToJudge, readHarmFacts, readHarmMark } from './store';

const AT_ONCE = 500;

/** The job `harm_markers`, run every hour: scores every player with play or payments since the last run, and takes the step that's due. */
export async function judgePlayers(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  for (let after = 0; ; ) {
    const players = await playersToJudge(platform.database, now, after, AT_ONCE);
    for (const player of players) await inTransaction(platform.database, (transaction) => judgePlayer(transaction, player, platform));
    const last = players.at(-1);
    if (last === undefined || players.length < AT_ONCE) return;
    after = last;
  }
}

/** Scores one player. A changed score and each step are audited; players on a break get no step. */
export async function judgePlayer(
  transaction: Transaction,
  player: number,
  { payments, clock }: Pick<Platform, 'payments' | 'clock'>,
): Promise<HarmStep | null> {
  const now = clock.now();
  // Lock order: payment, player.
  await lockWaitingDeposits(transaction, player);
  await takeTurn(transaction, player);
  const known = await readHarmMark(transaction, player);
  const facts = await readHarmFacts(transaction, player, now);
  const { score, reasons } = judgeHarm(facts);
  const step = (await isOnBreak(transaction, player)) ? null : dueStep(score, known?.taken ?? null, now.getTime());
  if (score === 0 && !known) return null;
  await keepHarmMark(transaction, player, { score, reasons, step, now });
  const entry = { actor: 'platform', player_id: player };
  if (score !== (known?.score ?? 0)) await writeAudit(transaction, { ...entry, kind: 'harm_scored', details: { score, reasons } });
  if (!step) return null;
  await writeAudit(transaction, { ...entry, kind: 'harm_step', details: { step, score } });
  await speak(transaction, player, { step, facts, now });
  if (step === 'break') await requireBreak(transaction, player, { provider: payments, now });
  return step;
}

const texts = {
  message: { title: 'limits.harm.message.title', text: 'limits.harm.message.text' },
  limit: { title: 'limits.harm.limit.title', text: 'limits.harm.limit.text' },
  break: { title: 'limits.harm.break.title', text: 'limits.harm.break.text' },
} as const;

/** Notifies the player of the step: what we noticed in general, and a link to the limits. */
async function speak(
  transaction: Transaction,
  player: number,
  { step, facts, now }: { step: HarmStep; facts: HarmFacts; now: Date },
): Promise<void> {
  const { currency } = await readPlayer(transaction, player, ['currency']);
  const rates = await new KnownCurrencies(transaction).at(0);
  const limit = convert(suggestedWeeklyLimit(facts), DEFAULT_CURRENCY, currency, rates);
  await notify(
    transaction,
    player,
    {
      type: 'personal',
      category: 'account',
      ...texts[step],
      values: (locale: Locale) => ({ amount: formatWholeMoney(limit, currency, locale) }),
      icon: 'account',
      button: { title: 'limits.harm.button', path: '/profile/limits' },
    },
    now,
  );
}
