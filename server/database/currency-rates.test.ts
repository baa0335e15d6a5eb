import { expect, it } from 'vitest';
import { currencies } from '#rules/money/currencies';
import { ownDatabase } from '#tests/support/database';

const { database } = ownDatabase();

it('keeps every known currency in the ledger in the minor units of the rules [CASH-002]', async () => {
  const rows = await database.selectFrom('currency_rates').select(['currency', 'subunits']).execute();
  const subunits = new Map(rows.map((row) => [row.currency, row.subunits]));
  for (const { code, subunits_to_unit } of currencies) expect([code, subunits.get(code)]).toEqual([code, subunits_to_unit]);
});
