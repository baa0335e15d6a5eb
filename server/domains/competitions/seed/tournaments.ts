import { sql } from 'kysely';
import type { Transaction } from '#server/database/connection';
import { gamesThatCount, type GamesThatCount } from '../../games/catalogue/games-that-count';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Seeded {
  frontend_identifier: string;
  title: string;
  prize_cents: number;
  /** From now, in days. */
  start: number;
  end: number;
  /** Where it's played; all games if absent. */
  on?: GamesThatCount;
  /** The campaign that continues it. */
  campaign?: string;
  /** The leader's bets, EUR cents; the others follow. Nobody plays it if absent. */
  lead?: number;
  /** Only for players of these groups; for everybody if absent. */
  group_ids?: number[];
}

const seeded: readonly Seeded[] = [
  {
    frontend_identifier: 'perihelion-sprint',
    campaign: 'perihelion-sprint',
    title: 'Perihelion Sprint',
    prize_cents: 50_000,
    start: -2,
    end: 5,
    lead: 412_350,
  },
  {
    frontend_identifier: 'night-watch',
    campaign: 'night-watch',
    title: 'Night Watch',
    prize_cents: 15_000,
    start: -0.25,
    end: 0.75,
    lead: 88_120,
  },
  { frontend_identifier: 'aphelion-cup', title: 'Aphelion Cup', prize_cents: 100_000, start: 2, end: 9 },
  { frontend_identifier: 'first-light', title: 'First Light', prize_cents: 250_000, start: -12, end: -3, lead: 1_204_900 },
  { frontend_identifier: 'quest--xs--short-hop', campaign: 'short-hop', title: 'Short Hop', prize_cents: 2_000, start: -3, end: 27 },
  {
    frontend_identifier: 'quest--s--station-keeping',
    campaign: 'station-keeping',
    title: 'Station Keeping',
    prize_cents: 50_000,
    start: -3,
    end: 60,
  },
  { frontend_identifier: 'quest--m--grand-tour', campaign: 'grand-tour', title: 'Grand Tour', prize_cents: 100_000, start: -10, end: 80 },
  {
    frontend_identifier: 'orbit-house-open',
    campaign: 'orbit-house-open',
    title: 'Orbit House Open',
    prize_cents: 30_000,
    start: -1,
    end: 6,
    on: { provider: 'orbit-house' },
    lead: 265_700,
  },
  {
    frontend_identifier: 'tidewright-week',
    title: 'Tidewright Week',
    prize_cents: 20_000,
    start: 4,
    end: 11,
    on: { provider: 'tidewright' },
  },
  {
    frontend_identifier: 'red-shift-tables',
    campaign: 'red-shift-tables',
    title: 'Red Shift Tables',
    prize_cents: 25_000,
    start: -1.5,
    end: 2.5,
    on: { category: 'table' },
    lead: 530_000,
  },
  {
    frontend_identifier: 'croupiers-eclipse',
    title: 'Croupier’s Eclipse',
    prize_cents: 40_000,
    start: 3,
    end: 5,
    on: { category: 'table' },
  },
  { frontend_identifier: 'zenith-dash', title: 'Zenith Dash', prize_cents: 120_000, start: -20, end: -19, lead: 341_800 },
  { frontend_identifier: 'winter-transit', title: 'Winter Transit', prize_cents: 750_000, start: -45, end: -31, lead: 2_870_450 },
  {
    frontend_identifier: 'achievement-first-orbit',
    campaign: 'first-orbit',
    title: 'First Orbit',
    prize_cents: 5_000,
    start: -30,
    end: 60,
    lead: 64_000,
  },
  {
    frontend_identifier: 'achievement-table-manners',
    campaign: 'table-manners',
    title: 'Table Manners',
    prize_cents: 5_000,
    start: -30,
    end: 60,
    on: { category: 'table' },
    lead: 150_300,
  },
  { frontend_identifier: 'achievement-deep-space', title: 'Deep Space', prize_cents: 10_000, start: 5, end: 95 },
  { frontend_identifier: 'quest--robot-s--iron-walk', title: 'Iron Walk', prize_cents: 40_000, start: 6, end: 66 },
  { frontend_identifier: 'quest--xs--ffc-dry-run', title: 'Dry Run', prize_cents: 500, start: -5, end: 60 },
  // For the club's Platinum and Diamond players.
  {
    frontend_identifier: 'zodiacal-light',
    title: 'Zodiacal Light',
    prize_cents: 60_000,
    start: -2,
    end: 12,
    lead: 310_400,
    group_ids: [255, 759],
  },
];

/** The bets of each place: decreasing, without round figures. */
const betsAt = (lead: number, place: number) => Math.floor(lead * 0.78 ** place) - place * 37;

/**
 * Tournaments, quests and achievements in every state. The given players take part in the running ones, so that their bets count, and took
 * part in ended ones; the crew fills the boards.
 */
export async function seedTournaments(
  transaction: Transaction,
  { players, crew }: { players: readonly number[]; crew: readonly number[] },
  now: Date,
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  for (const [number, { start, end, on, lead, ...rest }] of seeded.entries()) {
    const { id } = await transaction
      .insertInto('tournaments')
      .values({
        ...rest,
        games: gamesThatCount(on),
        start_at: at(start),
        end_at: at(end),
        told_status: start > 0 ? 'future' : end > 0 ? 'active' : 'archive',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (lead === undefined) continue;
    const rivals = crew.map((_, place) => crew[(place + number) % crew.length]!).slice(0, 9);
    const places = end > 0 ? rivals : [...rivals.slice(0, 3), ...players.slice(0, 2), ...rivals.slice(3)];
    for (const [place, player] of places.entries())
      await seedPart(transaction, { id, player, bets: betsAt(lead, place), joined: at(start) });
  }
  await joinRunning(transaction, players, now);
  await sql`update tournaments set players = (select count(*) from tournament_players where tournament_id = tournaments.id)`.execute(
    transaction,
  );
}

async function seedPart(
  transaction: Transaction,
  { id, player, bets, joined }: { id: number; player: number; bets: number; joined: Date },
): Promise<void> {
  await sql`
    insert into tournament_players (tournament_id, player_id, nickname, joined_at, told_status)
    select ${id}, id, coalesce(nickname, 'Player ' || id), ${joined}, (select told_status from tournaments where id = ${id}) from players where id = ${player}
  `.execute(transaction);
  await sql`
    insert into bet_totals (player_id, kind, key, starts_at, ends_at, games, bets)
    select ${player}, 'competition', id::text, start_at, end_at, games, ${bets} from tournaments where id = ${id}
  `.execute(transaction);
}

/** Adds demo players to everything that runs except test quests and achievements. */
async function joinRunning(transaction: Transaction, players: readonly number[], now: Date): Promise<void> {
  const running = await transaction
    .selectFrom('tournaments')
    .select(['id', 'start_at'])
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .where(sql<boolean>`cardinality(group_ids) = 0`)
    .where('frontend_identifier', 'not like', '%ffc%')
    .where('frontend_identifier', 'not like', 'achievement%')
    .execute();
  for (const { id } of running) for (const player of players) await seedPart(transaction, { id, player, bets: 0, joined: now });
}
