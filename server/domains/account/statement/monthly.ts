import { licences } from '#contract/fields/licence';
import { hasAnything, netResult, playTime } from '#rules/account/statement/figures';
import { dutiesOf } from '#rules/limits/duties';
import { dateLanguage } from '#rules/locale/date-language';
import { formatMoney } from '#rules/money/format';
import { inTransaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import { textOf } from '#server/texts';
import { mailPlayer, readMailReader } from '../mails/mail-player';
import { type DueStatement, noteMonth, readDueStatements } from './monthly-store';
import { readStatement } from './store';

const AT_ONCE = 500;
const sending = licences.filter((licence) => dutiesOf(licence).sendsStatements);

/** The job `monthly_statements`, run every quarter of an hour: on the first morning of a month, the statement of the past one, once. */
export async function sendMonthlyStatements({ database, clock }: Platform): Promise<void> {
  for (const due of await readDueStatements(database, sending, clock.now(), AT_ONCE)) {
    await inTransaction(database, async (transaction) => {
      if (await noteMonth(transaction, due.player, due.from)) await enqueue(transaction, 'monthly_statement_mail', { ...due });
    });
  }
}

/** The job `monthly_statement_mail`: the figures of each currency, and a link to the whole statement. Also sent during a break. */
export async function sendStatementMail(platform: Platform, { player, from, until }: DueStatement): Promise<void> {
  const reader = await readMailReader(platform, player);
  if (reader.isClosed) return;
  const { locale } = reader;
  const statement = await readStatement(platform.database, player, { from, until });
  const details = statement.accounts.filter(hasAnything).flatMap((account) => {
    const line = (part: 'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'net', cents: number) =>
      textOf(locale, 'mail.statement.line', { part, value: formatMoney(cents, account.currency, dateLanguage(locale)) });
    return [
      line('deposits', account.deposits_cents),
      line('withdrawals', account.withdrawals_cents),
      line('stakes', account.stakes_cents),
      line('wins', account.wins_cents),
      line('net', netResult(account)),
    ];
  });
  const time = textOf(locale, 'account.statement.time', { ...playTime(statement) });
  const month = new Intl.DateTimeFormat(dateLanguage(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(from));
  await mailPlayer(platform, reader, {
    subject: 'mail.statement.subject',
    text: 'mail.statement.text',
    values: { month },
    details: [...details, textOf(locale, 'mail.weekly.line', { part: 'time', value: time })],
    button: 'mail.statement.button',
    path: `/profile/statement?from=${from}&until=${until}`,
  });
}
