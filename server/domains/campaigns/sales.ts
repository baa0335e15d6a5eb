import { saleDay, saleEnd } from '#rules/shop/sale';
import { putSetting, removeSetting } from '#server/database/settings-store';
import { readSaleEnd, SALE } from '../shop/sale-store';
import type { CampaignOf } from './definition';
import type { OccurrenceTable } from './occurrences';

/** The shop's sale: one setting with the date before which it ends, effective immediately (SHOP-007). */
export const sales: OccurrenceTable<CampaignOf<'sale'>> = {
  makes: 'when it begins',

  async read(queries) {
    const day = await readSaleEnd(queries);
    const to = day === null ? null : saleEnd(day);
    return to === null ? [] : [{ id: 0, from: 0, to }];
  },

  async insert(transaction, _campaign, { to }) {
    await putSetting(transaction, SALE, saleDay(to));
  },

  update: () => Promise.resolve(),

  remove: () => Promise.resolve(),

  async end(transaction) {
    await removeSetting(transaction, SALE);
  },
};
