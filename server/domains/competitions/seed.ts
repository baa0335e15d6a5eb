import type { Transaction } from '#server/database/connection';
import { seedCrew } from './seed/crew';
import { seedLotteries } from './seed/lotteries';
import { seedPromos } from './seed/promos';
import { seedTournaments } from './seed/tournaments';

/** Demo tournaments, quests, achievements, lotteries and promotions, with the given players and a crew in them. */
export async function seedCompetitions(transaction: Transaction, players: readonly number[], now: Date): Promise<void> {
  const crew = await seedCrew(transaction);
  await seedTournaments(transaction, { players, crew }, now);
  await seedLotteries(transaction, { crew, buyers: players }, now);
  await seedPromos(transaction, now);
}
