import type { Queries, Transaction } from '#server/database/connection';
import type { BoardCampaign } from './definition';
import { gamesThatCount } from '../games/catalogue/games-that-count';
import { occurrenceName } from './occurrence-name';
import type { OccurrenceTable } from './occurrences';

const termsOf = ({ title, prize_eur_cents, groups, games }: BoardCampaign) => ({
  title,
  prize_cents: prize_eur_cents,
  group_ids: groups,
  games: gamesThatCount(games),
});

const totalsOf = (id: number) => ({ kind: 'competition' as const, key: String(id) });

/** Tournaments, achievements and quests. */
export const boards: OccurrenceTable<BoardCampaign> = {
  makes: 'ahead',

  async read(queries: Queries, slug: string) {
    const rows = await queries
      .selectFrom('tournaments')
      .select(['id', 'start_at', 'end_at'])
      .where('campaign', '=', slug)
      .orderBy('end_at', 'desc')
      .execute();
    return rows.map(({ id, start_at, end_at }) => ({ id, from: start_at.getTime(), to: end_at.getTime() }));
  },

  async insert(transaction: Transaction, campaign, { from, to }) {
    const row = {
      ...termsOf(campaign),
      campaign: campaign.slug,
      frontend_identifier: occurrenceName(campaign, from),
      start_at: new Date(from),
      end_at: new Date(to),
    };
    await transaction.insertInto('tournaments').values(row).execute();
  },

  async update(transaction, campaign, id, isRunning) {
    const { title, ...terms } = termsOf(campaign);
    await transaction
      .updateTable('tournaments')
      .set(isRunning ? { title } : { title, ...terms })
      .where('id', '=', id)
      .execute();
    const { kind, key } = totalsOf(id);
    if (!isRunning)
      await transaction.updateTable('bet_totals').set({ games: terms.games }).where('kind', '=', kind).where('key', '=', key).execute();
  },

  async remove(transaction, id) {
    const { kind, key } = totalsOf(id);
    await transaction.deleteFrom('bet_totals').where('kind', '=', kind).where('key', '=', key).execute();
    await transaction.deleteFrom('tournament_removals').where('tournament_id', '=', id).execute();
    await transaction.deleteFrom('tournament_players').where('tournament_id', '=', id).execute();
    await transaction.deleteFrom('tournaments').where('id', '=', id).execute();
  },

  async end(transaction, id, now) {
    const { kind, key } = totalsOf(id);
    await transaction.updateTable('tournaments').set({ end_at: now }).where('id', '=', id).execute();
    await transaction.updateTable('bet_totals').set({ ends_at: now }).where('kind', '=', kind).where('key', '=', key).execute();
  },
};
