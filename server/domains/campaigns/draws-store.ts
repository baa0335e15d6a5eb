import type { CampaignOf } from './definition';
import { occurrenceName } from './occurrence-name';
import type { OccurrenceTable } from './occurrences';

type LotteryCampaign = CampaignOf<'lottery'>;

const termsOf = ({ title, ticket_points, ticket_bets_eur_cents, prizes_eur_cents }: LotteryCampaign) => ({
  title,
  ticket_points,
  ticket_bets_cents: ticket_bets_eur_cents,
  prizes_cents: prizes_eur_cents,
});

/** Lotteries. */
export const draws: OccurrenceTable<LotteryCampaign> = {
  makes: 'ahead',

  async read(queries, slug) {
    const rows = await queries
      .selectFrom('lotteries')
      .select(['id', 'start_at', 'end_at'])
      .where('campaign', '=', slug)
      .orderBy('end_at', 'desc')
      .execute();
    return rows.map(({ id, start_at, end_at }) => ({ id, from: start_at.getTime(), to: end_at.getTime() }));
  },

  async insert(transaction, campaign, { from, to }) {
    const row = {
      ...termsOf(campaign),
      campaign: campaign.slug,
      identifier: occurrenceName(campaign, from),
      start_at: new Date(from),
      end_at: new Date(to),
    };
    await transaction
      .insertInto('lotteries')
      .values({ ...row, drawn_at: null })
      .execute();
  },

  async update(transaction, campaign, id, isRunning) {
    const { title, ...terms } = termsOf(campaign);
    await transaction
      .updateTable('lotteries')
      .set(isRunning ? { title } : { title, ...terms })
      .where('id', '=', id)
      .execute();
  },

  async remove(transaction, id) {
    await transaction.deleteFrom('lotteries').where('id', '=', id).execute();
  },

  async end(transaction, id, now) {
    await transaction.updateTable('lotteries').set({ end_at: now }).where('id', '=', id).execute();
    await transaction.updateTable('bet_totals').set({ ends_at: now }).where('kind', '=', 'lottery').where('key', '=', String(id)).execute();
  },
};
