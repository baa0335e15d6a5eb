import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { perigee } from '#brands/perigee';
import type { DataCopy } from './copy';
import { copyPage } from './copy-page';
import { valueText } from './copy-values';
import { dataSections, personalTables, playerColumns } from './personal-data';

const empty = Object.fromEntries(dataSections.map((section) => [section, {}])) as DataCopy['sections'];
const copy: DataCopy = {
  made_at: '2026-05-04T10:00:00.000Z',
  player: {
    id: 1_234_567,
    email: 'ada@perigee.example',
    verified: true,
    created_at: '2026-05-01T09:30:00.000Z',
    date_of_birth: '1990-02-03',
  },
  sections: {
    ...empty,
    money: {
      payments: [{ created_at: '2026-05-02T09:30:00.000Z', state: 'timed_out', amount_cents: 123_456, currency: 'EUR', detail: '<b>' }],
    },
  },
};

/** The texts of all cells, headings included. */
const cells = (locale: 'en' | 'de') =>
  [...copyPage(copy, { brand: perigee, locale }).matchAll(/<(?:th [^>]*|td|h3)>([^<]*)</g)].map(([, text]) =>
    text!.replaceAll('\u00a0', ' '),
  );

describe('the readable page of a data copy', () => {
  it('names tables and columns, and writes dates, amounts and yes in the language', () => {
    expect(cells('de')).toEqual([
      'Nummer',
      '1234567',
      'E-\u2060Mail',
      'ada@perigee.example',
      'Verifiziert',
      'Ja',
      'Angelegt',
      '01.05.2026, 09:30',
      'Geburtsdatum',
      '03.02.1990',
      'Zahlungen (1)',
      'Angelegt',
      'Status',
      'Betrag',
      'Währung',
      'Angabe',
      '02.05.2026, 09:30',
      'Timed out',
      '1.234,56 €',
      'EUR',
      '&lt;b&gt;',
    ]);
    expect(cells('en').slice(-5)).toEqual(['2 May 2026, 09:30', 'Timed out', '€1,234.56', 'EUR', '&lt;b&gt;']);
  });

  it('writes lists and records without brackets, and what is missing as a dash', () => {
    expect(valueText('details', { way: 'password', on_page: true, at: null }, {}, 'en')).toBe('Way: password; On page: Yes; At: –');
    expect(valueText('reasons', ['same_name', 'same_phone'], {}, 'en')).toBe('same_name, same_phone');
    expect(valueText('amount_cents', -500, { currency: 'EUR' }, 'en')).toBe('−€5.00');
    expect(valueText('amount_cents', 500, {}, 'en')).toBe('500');
  });

  it('has a name for every table and column that a copy contains', () => {
    const known = readFileSync('locales/en/data.po', 'utf8');
    const wanted = [
      ...personalTables.filter((table) => table.copy.length > 0).map(({ table }) => `data.table.${table}`),
      ...[...playerColumns, ...personalTables.flatMap((table) => table.copy)].map((column) => `data.column.${column}`),
    ];
    expect(wanted.filter((key) => !known.includes(`msgid "${key}"`))).toEqual([]);
  });
});
