import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { currencies } from '#rules/money/currencies';
import { convert } from '#rules/money/money';
import { KnownCurrencies } from '#server/domains/games/catalogue/currencies';
import { ownDatabase } from '#tests/support/database';

const { database } = ownDatabase();

it('keeps every known currency in the ledger in the minor units of the rules [CASH-002b]', async () => {
  const rows = await database.selectFrom('currency_rates').select(['currency', 'subunits']).execute();
  const subunits = new Map(rows.map((row) => [row.currency, row.subunits]));
  for (const { code, subunits_to_unit } of currencies) expect([code, subunits.get(code)]).toEqual([code, subunits_to_unit]);
});

interface Case {
  from: string;
  to: string;
  amount: number;
  up: boolean;
}

/** What the database makes of all cases, in one question. */
async function bySql(cases: readonly Case[]): Promise<number[]> {
  const { rows } = await sql<{ worth: number }>`
    select convert_money(one ->> 'from', one ->> 'to', (one ->> 'amount')::bigint, (one ->> 'up')::boolean) as worth
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality as cases (one, place) order by place
  `.execute(database);
  return rows.map(({ worth }) => Number(worth));
}

it('converts to the same minor unit as the rules, for every pair of currencies and whatever amount', async () => {
  const rates = await new KnownCurrencies(database).at(0);
  const codes = [...rates.keys()];
  const amounts = fc.sample(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), { numRuns: codes.length ** 2 * 2, seed: 20_260_501 });
  const cases = codes.flatMap((from, row) =>
    codes.flatMap((to, column) =>
      [0, 1].map((nth) => ({ from, to, amount: amounts[(row * codes.length + column) * 2 + nth]!, up: nth === 1 })),
    ),
  );
  // What divides evenly is where an inexact quotient shows.
  for (const to of codes) for (let euros = 1; euros <= 50; euros += 1) cases.push({ from: 'EUR', to, amount: euros * 700, up: false });
  const exact = cases.flatMap((one) => {
    try {
      return [{ one, worth: convert(one.amount, one.from, one.to, rates, one.up ? 'up' : 'down') }];
    } catch {
      return [];
    }
  });
  expect(exact.length).toBeGreaterThan(cases.length * 0.8);
  expect(await bySql(exact.map(({ one }) => one))).toEqual(exact.map(({ worth }) => worth));
});

it('refuses an unknown currency and an amount that would not be exact', async () => {
  await expect(bySql([{ from: 'XXX', to: 'EUR', amount: 1, up: false }])).rejects.toThrow('currency_not_supported');
  await expect(sql`select eur_cents('XXX', 1)`.execute(database)).rejects.toThrow('currency_not_supported');
  await expect(bySql([{ from: 'EUR', to: 'JPY', amount: Number.MAX_SAFE_INTEGER, up: false }])).rejects.toThrow('amount_out_of_range');
});
