import { sql } from 'kysely';
import type { RealityCheckResponse, RealityCheckMinutes } from '#contract/fields/reality-check';
import { USUAL_CHECK_MINUTES } from '#rules/limits/reality-check';
import type { Queries } from '#server/database/connection';
import { readPlayer } from '#server/database/players-store';

interface SittingRow {
  currency: string;
  since: Date;
  last_at: Date;
  wagered: number;
  won: number;
  others: { currency: string; wagered_cents: number; won_cents: number }[];
}

/**
 * The current playing session: the time since the last pause, and the money of ended rounds by currency; null after a pause. An
 * open game counts until a page last reported it open. Free spins cost nothing, and wins count as in statements: jackpots do, wins that a
 * gift keeps don't.
 */
async function readSitting(queries: Queries, player: number): Promise<SittingRow | null> {
  const { rows } = await sql<SittingRow>`
    with played as (
      select placed_at as from_at, placed_at as last_at, currency
      from rounds where player_id = ${player} and placed_at > now() - interval '24 hours'
      union all
      select created_at, greatest(created_at, seen_at), currency
      from game_sessions where player_id = ${player} and created_at > now() - interval '24 hours'
    ), marked as (
      select from_at, from_at - max(last_at) over (order by from_at, last_at rows between unbounded preceding and 1 preceding)
        > rule_play_pause_ms() * interval '1 millisecond' as is_after_pause from played
    ), begun as (
      select max(from_at) as since from marked where is_after_pause is not false
    ), newest as (
      select currency, last_at from played order by last_at desc limit 1
    ), sums as (
      select r.currency,
        coalesce(sum(r.stake) filter (where not r.is_free and r.state = 'settled'), 0)::bigint as wagered,
        coalesce(sum(paid_win(r) + coalesce(j.amount, 0)) filter (where r.state = 'settled'), 0)::bigint as won
      from begun b join rounds r on r.player_id = ${player} and r.placed_at >= b.since
        left join jackpot_wins j on j.round_id = r.id
      group by r.currency
    )
    select n.currency, b.since, n.last_at, coalesce(s.wagered, 0)::bigint as wagered, coalesce(s.won, 0)::bigint as won,
      coalesce((select jsonb_agg(jsonb_build_object('currency', o.currency, 'wagered_cents', o.wagered, 'won_cents', o.won) order by o.currency)
        from sums o where o.currency <> n.currency), '[]') as others
    from newest n cross join begun b left join sums s on s.currency = n.currency
    where n.last_at > now() - rule_play_pause_ms() * interval '1 millisecond'
  `.execute(queries);
  return rows[0] ?? null;
}

/** Records that a page has the player's game open now; without a launched game nothing changes. */
export async function noteOpenGame(queries: Queries, player: number, now: Date): Promise<void> {
  await queries
    .updateTable('game_sessions')
    .set({ seen_at: now })
    .where('player_id', '=', player)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** The account's reality check. */
export async function readRealityCheck(queries: Queries, player: number): Promise<RealityCheckResponse> {
  const own = await readPlayer(queries, player, ['reality_check_minutes', 'reality_checked_at']);
  const sitting = await readSitting(queries, player);
  return {
    minutes: own.reality_check_minutes ?? USUAL_CHECK_MINUTES,
    sitting: sitting && {
      currency: sitting.currency,
      since: sitting.since.toISOString(),
      last_at: sitting.last_at.toISOString(),
      wagered_cents: sitting.wagered,
      won_cents: sitting.won,
      ...(sitting.others.length > 0 && { others: sitting.others }),
    },
    checked_at: own.reality_checked_at?.toISOString() ?? null,
  };
}

/** Stores the interval and when the check was acknowledged. */
export async function keepRealityCheck(
  queries: Queries,
  player: number,
  kept: { reality_check_minutes?: RealityCheckMinutes; reality_checked_at?: Date },
): Promise<void> {
  if (Object.keys(kept).length === 0) return;
  await queries.updateTable('players').set(kept).where('id', '=', player).execute();
}
