import type { Queries } from '#server/database/connection';

/** The setting with the date before which the sale ends, DD/MM/YYYY. */
export const SALE = 'shop_sale_ends';

/** The date before which the sale ends, DD/MM/YYYY; null without a sale. */
export async function readSaleEnd(queries: Queries): Promise<string | null> {
  const row = await queries.selectFrom('settings').select('value').where('key', '=', SALE).executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : null;
}
