import { sql } from 'kysely';
import type { Transaction } from '#server/database/connection';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface Seeded {
  frontend_identifier: string;
  title: string;
  prize_cents: number;
  /** From now, in milliseconds. */
  start: number;
  end: number;
}

const seeded: readonly Seeded[] = [
  { frontend_identifier: 'perihelion-sprint', title: 'Perihelion Sprint', prize_cents: 500_000, start: -2 * DAY_MS, end: 5 * DAY_MS },
  { frontend_identifier: 'night-watch', title: 'Night Watch', prize_cents: 150_000, start: -6 * HOUR_MS, end: 18 * HOUR_MS },
  { frontend_identifier: 'aphelion-cup', title: 'Aphelion Cup', prize_cents: 1_000_000, start: 2 * DAY_MS, end: 9 * DAY_MS },
  { frontend_identifier: 'first-light', title: 'First Light', prize_cents: 250_000, start: -12 * DAY_MS, end: -3 * DAY_MS },
  { frontend_identifier: 'quest--xs--short-hop', title: 'Short Hop', prize_cents: 20_000, start: -3 * DAY_MS, end: 27 * DAY_MS },
  { frontend_identifier: 'quest--s--station-keeping', title: 'Station Keeping', prize_cents: 200_000, start: -3 * DAY_MS, end: 60 * DAY_MS },
  { frontend_identifier: 'quest--m--grand-tour', title: 'Grand Tour', prize_cents: 1_000_000, start: -10 * DAY_MS, end: 80 * DAY_MS },
];

/** Tournaments and quests worth seeing; the given players take part in the running ones, so that their bets count. */
export async function seedCompetitions(transaction: Transaction, players: readonly number[], now: Date): Promise<void> {
  const at = (offset: number) => new Date(now.getTime() + offset);
  for (const { start, end, ...rest } of seeded) {
    await transaction
      .insertInto('tournaments')
      .values({ ...rest, start_at: at(start), end_at: at(end), told_status: start > 0 ? 'future' : end > 0 ? 'active' : 'archive' })
      .execute();
  }
  await sql`
    insert into tournament_players (tournament_id, player_id, nickname)
    select t.id, p.id, coalesce(p.nickname, 'Player ' || p.id) from tournaments t, players p
    where p.id = any (${[...players]}::bigint[]) and t.start_at <= ${now} and t.end_at > ${now}
  `.execute(transaction);
  await sql`
    insert into bet_totals (player_id, kind, key, starts_at, ends_at, games)
    select p.player_id, 'competition', t.id::text, t.start_at, t.end_at, t.games
    from tournament_players p join tournaments t on t.id = p.tournament_id
  `.execute(transaction);
}
