import type { Brand } from '#brands/brand';
import type { Locale } from '#contract/fields/locale';
import type { MessageKey } from '#locales/index';
import { dateLanguage } from '#rules/locale/date-language';
import { escapeHtml } from '#server/escape-html';
import { textOf } from '#server/texts';
import type { DataCopy } from './copy';
import { valueText } from './copy-values';
import { dataSections } from './personal-data';

const style =
  'body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1.5rem;color:#16181d;background:#fff}h2{margin:2.5rem 0 .5rem;border-bottom:2px solid}h3{margin:1.5rem 0 .25rem;font-size:1rem}div{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #c9ccd4;padding:.25rem .5rem;text-align:left;vertical-align:top}th{background:#f1f2f5}';

/** The name of a table or column in the player's language. */
const nameOf = (kind: 'table' | 'column', name: string, locale: Locale) => textOf(locale, `data.${kind}.${name}` as MessageKey);

const cell = (table: string, column: string, row: Record<string, unknown>, locale: Locale) =>
  escapeHtml(valueText(row[column], { table, column, row }, locale));

function tableOf(table: string, rows: readonly Record<string, unknown>[], locale: Locale): string {
  const columns = Object.keys(rows[0] ?? {});
  const head = columns.map((column) => `<th scope="col">${escapeHtml(nameOf('column', column, locale))}</th>`).join('');
  const body = rows.map((row) => `<tr>${columns.map((column) => `<td>${cell(table, column, row, locale)}</td>`).join('')}</tr>`).join('\n');
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function recordOf(record: Record<string, unknown>, locale: Locale): string {
  const lines = Object.keys(record).map(
    (name) =>
      `<tr><th scope="row">${escapeHtml(nameOf('column', name, locale))}</th><td>${cell('players', name, record, locale)}</td></tr>`,
  );
  return `<div><table><tbody>${lines.join('\n')}</tbody></table></div>`;
}

/** A copy of all data as one readable page without scripts, in the player's language; times are UTC. */
export function copyPage(copy: DataCopy, { brand, locale }: { brand: Brand; locale: Locale }): string {
  const say = (key: Parameters<typeof textOf>[1], values = {}) => escapeHtml(textOf(locale, key, { brand: brand.name, ...values }));
  const when = new Intl.DateTimeFormat(dateLanguage(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(copy.made_at),
  );
  const sections = dataSections.map((section) => {
    const tables = Object.entries(copy.sections[section]).filter(([, rows]) => rows.length > 0);
    const parts = tables.map(
      ([name, rows]) => `<h3>${escapeHtml(nameOf('table', name, locale))} (${rows.length})</h3>${tableOf(name, rows, locale)}`,
    );
    const own = section === 'account' ? recordOf(copy.player, locale) : '';
    return own || parts.length > 0 ? `<section><h2>${say(`account.data.section.${section}`)}</h2>${own}${parts.join('\n')}</section>` : '';
  });
  const title = say('account.data.page.title');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${say('account.data.page.lead', { when })}</p>${sections.join('\n')}</body></html>`;
}
