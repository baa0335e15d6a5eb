import { sql } from 'kysely';
import { vipStatuses, type VipStatusId } from '#contract/fields/vip';
import { vipLevels, vipRank } from '#rules/vip/levels';
import { lastQuarter } from '#rules/vip/quarter';
import { inTransaction, type Queries, type Transaction } from '#server/database/connection';
import { callFunction } from '#server/database/call-function';
import type { Platform } from '#server/platform';
import { tellLevel } from './tell-level';

const diamond: VipStatusId = 759;

/** What each level asks a quarter for; Diamond, which stays for life, asks for nothing. */
const targets = vipLevels.map(({ id, saveTarget }) => ({ id, target: id === diamond ? 0 : saveTarget }));

/** Who holds a level since before the quarter began and did not keep it in the last one; one player where given. */
async function fallen(queries: Queries, now: Date, player: number | null = null): Promise<{ player: number; level: VipStatusId }[]> {
  const { name, end } = lastQuarter(now.getTime());
  const { rows } = await sql<{ player: number; level: VipStatusId }>`
    select held.player_id as player, held.id as level
    from (
      select distinct on (g.player_id) g.player_id, g.added_at, l.id, l.target
      from player_groups g join unnest(${targets.map(({ id }) => id)}::bigint[], ${targets.map(({ target }) => target)}::bigint[])
        with ordinality as l (id, target, rank) on l.id = g.group_id
      where ${player}::bigint is null or g.player_id = ${player}
      order by g.player_id, l.rank desc
    ) as held
    join settings s on s.key = 'eur_cents_per_comp_point'
    left join bet_totals t on t.player_id = held.player_id and t.kind = 'quarter' and t.key = ${name}
    where held.added_at < ${new Date(end)} and coalesce(t.bets, 0) / s.value::bigint < held.target
    order by 1
  `.execute(queries);
  return rows.map((row) => ({ player: Number(row.player), level: Number(row.level) as VipStatusId }));
}

/** Takes a player one level down where the last quarter fell short; the level below begins now, so that it is reviewed a quarter later. */
async function stepDown(transaction: Transaction, player: number, now: Date): Promise<void> {
  await callFunction(transaction, 'lock_player', [player]);
  const [still] = await fallen(transaction, now, player);
  const below = still && vipStatuses[vipRank(still.level) - 1];
  if (!below) return;
  await transaction.deleteFrom('player_groups').where('player_id', '=', player).where('group_id', '=', still.level).execute();
  await transaction
    .insertInto('player_groups')
    .values({ player_id: player, group_id: below.id, added_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'group_id']).doUpdateSet({ added_at: now }))
    .execute();
  const details = JSON.stringify({ quarter: lastQuarter(now.getTime()).name, from: still.level, to: below.id });
  await transaction.insertInto('audit_log').values({ actor: 'platform', player_id: player, kind: 'vip_level_lowered', details }).execute();
  await tellLevel(transaction, player, { level: below.key, news: 'down' }, now);
}

/** Looks at the levels once a quarter has ended: who missed the target of a level goes down by one, once (VIP-003). */
export async function reviewLevels({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { player } of await fallen(database, now)) await inTransaction(database, (transaction) => stepDown(transaction, player, now));
}
