import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { perigee } from '#brands/perigee';
import type { DataCopy } from './copy';
import { copyPage } from './copy-page';
import { type Place, valueText } from './copy-values';
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
  it('translates the names of tables and columns, dates, amounts and booleans', () => {
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

  const says = (value: unknown, place: Partial<Place>, locale: 'en' | 'de' = 'en') =>
    valueText(value, { column: '', row: {}, ...place }, locale).replaceAll('\u00a0', ' ');

  it('writes lists and records without brackets, and missing values as a dash', () => {
    const details = { way: 'password', on_page: true, at: null };
    expect(says(details, { column: 'details' })).toBe('How: Password; On page: Yes; Time: –');
    expect(says(['same_name', 'same_phone'], { column: 'reasons' })).toBe('Same name, Same phone');
    expect(says({ fields: ['mobile_phone', 'city'] }, { column: 'details' }, 'de')).toBe('Felder: Telefonnummer, Ort');
  });

  it('writes every amount with its currency, also inside a record, and prizes of tournaments in euros', () => {
    expect(says(-500, { column: 'amount_cents', row: { currency: 'EUR' } })).toBe('−€5.00');
    expect(says(500, { column: 'amount_cents' })).toBe('500');
    expect(says(500, { table: 'tournament_prizes', column: 'amount_cents' })).toBe('€5.00');
    const asked = { type: 'deposit', period: 'week', currency: 'EUR', amount: 40_000, verdict: 'waits' };
    expect(says(asked, { table: 'audit_log', column: 'details' }, 'de')).toBe(
      'Typ: Einzahlungen; Zeitraum: 7 Tage; Betrag: 400,00 €; Ergebnis: Waits',
    );
  });

  it('writes groups and titles only in the reader’s language', () => {
    const groups = [21, 257, 1503, 544, 99_999].map((id) => says(id, { table: 'player_groups', column: 'group_id' }, 'de'));
    expect(groups).toEqual(['Tester', 'Bronze', 'Stufe 3 auf Lebenszeit', 'Registrierung, Variante B', 'Gruppe 99999']);
    const title = { en: 'Welcome spins', de: 'Willkommens-Freispiele', it: 'Giri di benvenuto' };
    expect([says(title, { column: 'title' }, 'de'), says({ en: 'Only English' }, { column: 'title' }, 'de')]).toEqual([
      'Willkommens-Freispiele',
      'Only English',
    ]);
  });

  it('translates states and events that have a message', () => {
    expect(says('processing', { table: 'payments', column: 'state' }, 'de')).toBe('In Bearbeitung');
    expect(says('two_factor_on', { table: 'audit_log', column: 'kind' }, 'de')).toBe('Zwei-Faktor-Anmeldung eingeschaltet');
    expect(says('limit_asked', { table: 'audit_log', column: 'kind' }, 'de')).toBe('Limit beantragt');
  });

  it('has a name for every table and column in a copy', () => {
    const known = readFileSync('locales/en/data.po', 'utf8');
    const wanted = [
      ...personalTables.filter((table) => table.copy.length > 0).map(({ table }) => `data.table.${table}`),
      ...[...playerColumns, ...personalTables.flatMap((table) => table.copy)].map((column) => `data.column.${column}`),
    ];
    expect(wanted.filter((key) => !known.includes(`msgid "${key}"`))).toEqual([]);
  });
});
