import type { StatementAccount, Statement } from '#contract/calls/account/statement';
import type { Locale } from '#contract/fields/locale';
import { hasAnything, netResult, playTime } from '#rules/account/statement/figures';
import { dateLanguage } from '#rules/locale/date-language';
import { formatMoney } from '#rules/money/format';
import { inTransaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { notify } from '#server/domains/notifications/notify';
import type { Platform } from '#server/platform';
import { textOf } from '#server/texts';
import { mailPlayer, readMailReader } from '../mails/mail-player';
import { isOnBreak } from '../sign-in/play-break-store';
import { type Days, readStatement } from '../statement/store';
import { type DueSummary, noteWeek, readDue } from './store';

const AT_ONCE = 500;

/** The job `weekly_summary_mail`. */
export interface WeeklyMailTask extends Days {
  player: number;
}

/** The job `weekly_summaries`, run every quarter of an hour: sends the summary of the past week to every player for whom it's Monday morning, once. */
export async function sendWeeklySummaries(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  for (const due of await readDue(database, clock.now(), AT_ONCE)) await sendOne(platform, due);
}

async function sendOne({ database, clock }: Platform, { player, from, until, by_mail, by_notification }: DueSummary): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await noteWeek(transaction, player, from))) return;
    if (by_mail) await enqueue(transaction, 'weekly_summary_mail', { player, from, until } satisfies WeeklyMailTask);
    // No pushes to players on a break from play.
    if (!by_notification || (await isOnBreak(transaction, player))) return;
    const statement = await readStatement(transaction, player, { from, until });
    await notify(
      transaction,
      player,
      {
        type: 'personal',
        category: 'account',
        title: 'account.weekly.note-title',
        text: 'account.weekly.note-text',
        values: (locale) => ({ amount: netWords(statement, locale), time: timeWords(statement, locale) }),
        icon: 'account',
        button: { title: 'account.weekly.note-button', path: '/profile/statement' },
      },
      clock.now(),
    );
  });
}

function played(statement: Statement): StatementAccount[] {
  const accounts = statement.accounts.filter(({ stakes_cents, wins_cents }) => stakes_cents !== 0 || wins_cents !== 0);
  return accounts.length > 0 ? accounts : statement.accounts.filter(hasAnything).slice(0, 1);
}

/** The net results of a week, one for each currency that was played in. */
function netWords(statement: Statement, locale: Locale): string {
  return played(statement)
    .map((account) => formatMoney(netResult(account), account.currency, dateLanguage(locale)))
    .join(', ');
}

function timeWords(statement: Statement, locale: Locale): string {
  return textOf(locale, 'account.statement.time', { ...playTime(statement) });
}

/** Mails a player the net result and duration of a week of play, with a link to the limits. Also sent during a break. */
export async function sendWeeklyMail(platform: Platform, { player, from, until }: WeeklyMailTask): Promise<void> {
  const reader = await readMailReader(platform, player);
  if (reader.isClosed) return;
  const statement = await readStatement(platform.database, player, { from, until });
  const { locale } = reader;
  const day = new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const line = (part: 'net' | 'stakes' | 'deposits' | 'time', value: string) => textOf(locale, 'mail.weekly.line', { part, value });
  const details = played(statement).flatMap((account) => {
    const money = (cents: number) => formatMoney(cents, account.currency, dateLanguage(locale));
    return [
      line('net', money(netResult(account))),
      line('stakes', money(account.stakes_cents)),
      line('deposits', money(account.deposits_cents)),
    ];
  });
  await mailPlayer(platform, reader, {
    subject: 'mail.weekly.subject',
    text: 'mail.weekly.text',
    values: { from: day.format(new Date(from)), until: day.format(new Date(until)) },
    details: [...details, line('time', timeWords(statement, locale))],
    unasked: 'mail.weekly.off',
    button: 'mail.weekly.button',
    path: '/profile/limits',
  });
}
