import type { Locale } from '#contract/fields/locale';
import { csvLine, plainAmount, separatorOf } from '#rules/account/statement/csv';
import { dateLanguage } from '#rules/locale/date-language';
import type { Queries } from '#server/database/connection';
import { textOf } from '#server/texts';
import { type Days, readMovements } from './store';

/** The byte order mark, by which spreadsheets detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvRequest {
  player: number;
  days: Days;
  timeZone: string;
  locale: Locale;
}

/** Streams every entry of a statement's days as a CSV file, with numbers and dates formatted for a language. */
export async function* csvOf(queries: Queries, { player, days, timeZone, locale }: CsvRequest): AsyncGenerator<string> {
  const language = dateLanguage(locale);
  const separator = separatorOf(language);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const columns = ['time', 'kind', 'account', 'currency', 'amount', 'balance', 'reference'] as const;
  const titles = columns.map((column) => textOf(locale, 'account.statement.column', { column }));
  yield BYTE_ORDER_MARK + csvLine(titles, separator);
  for await (const movements of readMovements(queries, player, days)) {
    const lines = movements.map(({ at, kind, account, currency, amount, balance_after, reference }) =>
      csvLine(
        [
          when.format(at),
          textOf(locale, 'account.statement.kind', { kind }),
          textOf(locale, 'account.statement.account', { account }),
          currency,
          { amount: plainAmount(Number(amount), currency, language) },
          { amount: plainAmount(Number(balance_after), currency, language) },
          reference,
        ],
        separator,
      ),
    );
    yield lines.join('');
  }
}
