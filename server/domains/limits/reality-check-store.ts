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
}

/** The player's rounds since their last pause, with the money of those that have ended; null after a pause. Free spins cost nothing. */
async function readSitting(queries: Queries, player: number): Promise<SittingRow | null> {
  const { rows } = await sql<SittingRow>`
    with recent as (
      select placed_at, currency, is_free, stake, win, state,
        placed_at - lag(placed_at) over (order by placed_at) > rule_play_pause_ms() * interval '1 millisecond' as is_after_pause
      from rounds where player_id = ${player} and placed_at > now() - interval '24 hours'
    ), sitting as (
      select * from recent where placed_at >= (select max(placed_at) from recent where is_after_pause is not false)
    ), newest as (
      select currency, placed_at from sitting order by placed_at desc limit 1
    )
    select n.currency, (select min(placed_at) from sitting) as since, n.placed_at as last_at,
      coalesce(sum(s.stake) filter (where not s.is_free and s.state = 'settled'), 0)::bigint as wagered,
      coalesce(sum(s.win) filter (where s.state = 'settled'), 0)::bigint as won
    from newest n join sitting s on s.currency = n.currency
    where n.placed_at > now() - rule_play_pause_ms() * interval '1 millisecond'
    group by n.currency, n.placed_at
  `.execute(queries);
  return rows[0] ?? null;
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
    },
    checked_at: own.reality_checked_at?.toISOString() ?? null,
  };
}

/** Keeps the interval and when the check was acknowledged. */
export async function keepRealityCheck(
  queries: Queries,
  player: number,
  kept: { reality_check_minutes?: RealityCheckMinutes; reality_checked_at?: Date },
): Promise<void> {
  if (Object.keys(kept).length === 0) return;
  await queries.updateTable('players').set(kept).where('id', '=', player).execute();
}
