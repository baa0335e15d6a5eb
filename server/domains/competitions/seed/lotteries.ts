import { sql } from 'kysely';
import type { Transaction } from '#server/database/connection';
import { giveTickets } from '../lotteries/lottery-store';
import { drawLottery } from '../lotteries/lottery-turn';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Seeded {
  slug: string;
  /** Whether the campaign of this slug goes on with it. */
  isCampaign?: boolean;
  title: string;
  ticket_points: number | null;
  ticket_bets_cents: number | null;
  prizes_cents: number[];
  /** From now, in days. */
  start: number;
  end: number;
}

const seeded: readonly Seeded[] = [
  {
    slug: 'lucky-orbit',
    isCampaign: true,
    title: 'Lucky Orbit',
    ticket_points: 20,
    ticket_bets_cents: 2_500,
    prizes_cents: [20_000, 7_500, 2_500, 1_000, 1_000],
    start: -3,
    end: 4,
  },
  {
    slug: 'eclipse-draw',
    isCampaign: true,
    title: 'Eclipse Draw',
    ticket_points: 50,
    ticket_bets_cents: null,
    prizes_cents: [50_000, 10_000, 5_000],
    start: 3,
    end: 10,
  },
  {
    slug: 'harvest-moon',
    title: 'Harvest Moon',
    ticket_points: 20,
    ticket_bets_cents: 5_000,
    prizes_cents: [150_000, 50_000, 20_000, 10_000, 5_000],
    start: -16,
    end: -9,
  },
];

/** Demo data come out the same each time: the draw of long ago too. */
const settled = { int: (below: number) => Math.floor(below / 3) };

/** A running lottery, one to come and one that is drawn; the crew holds tickets, and `buyers` can afford some. */
export async function seedLotteries(
  transaction: Transaction,
  { crew, buyers }: { crew: readonly number[]; buyers: readonly number[] },
  now: Date,
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  for (const { start, end, slug, isCampaign = false, ...rest } of seeded) {
    const named = isCampaign ? { identifier: `${slug}-0`, campaign: slug } : { identifier: slug };
    const { id } = await transaction
      .insertInto('lotteries')
      .values({
        ...rest,
        ...named,
        start_at: at(start),
        end_at: at(end),
        told_status: start > 0 ? 'future' : end > 0 ? 'active' : 'archive',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (start > 0) continue;
    for (const [place, player] of crew.entries())
      await giveTickets(transaction, { lottery: id, player, count: 3 + ((place * 7) % 11), source: 'bought' });
    if (end < 0) await drawLottery(transaction, { dice: settled, clock: { now: () => at(end) } }, id);
  }
  for (const player of buyers) {
    await sql`
      insert into comp_points (player_id, chargeable, persistent) values (${player}, 300, 300)
      on conflict (player_id) do update set chargeable = comp_points.chargeable + 300
    `.execute(transaction);
  }
}
