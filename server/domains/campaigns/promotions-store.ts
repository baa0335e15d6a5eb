import type { CampaignOf } from './definition';
import type { OccurrenceTable } from './occurrences';

type PromotionCampaign = CampaignOf<'promotion'>;

const termsOf = ({ path, position, texts }: PromotionCampaign) => ({ path, position, texts: JSON.stringify(texts) });

/** A promotion has one page, which each occurrence takes over when the previous one has ended; subscribers are notified of each. */
export const promotions: OccurrenceTable<PromotionCampaign> = {
  makes: 'after the last',

  async read(queries, slug) {
    const rows = await queries.selectFrom('promos').select(['id', 'start_at', 'end_at']).where('slug', '=', slug).execute();
    return rows.map(({ id, start_at, end_at }) => ({ id, from: start_at.getTime(), to: end_at.getTime() }));
  },

  async insert(transaction, campaign, { from, to }) {
    const row = { ...termsOf(campaign), start_at: new Date(from), end_at: new Date(to) };
    const { id } = await transaction
      .insertInto('promos')
      .values({ ...row, slug: campaign.slug })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.updateTable('promo_subscriptions').set({ told_start: false, told_end: false }).where('promo_id', '=', id).execute();
  },

  async update(transaction, campaign, id) {
    await transaction.updateTable('promos').set(termsOf(campaign)).where('id', '=', id).execute();
  },

  async remove(transaction, id) {
    await transaction.deleteFrom('promo_subscriptions').where('promo_id', '=', id).execute();
    await transaction.deleteFrom('promos').where('id', '=', id).execute();
  },

  async end(transaction, id, now) {
    await transaction.updateTable('promos').set({ end_at: now }).where('id', '=', id).execute();
  },
};
