import { inTransaction } from './database/connection';
import { hasPlayers } from './database/players-store';
import { seedExamplePayments, seedPayments } from './domains/cashbox/seed';
import { seedCompetitions } from './domains/competitions/seed';
import { seedDocuments } from './domains/account/documents/seed';
import { seedPlayers } from './domains/account/seed';
import { seedDemoPlay } from './domains/play/demo-play';
import { seedRounds } from './domains/play/seed';
import { seedJackpotWins } from './domains/play/seed-jackpot-wins';
import { seedGifts, seedSpentCodes } from './domains/gifts/seed';
import { seedPoints, seedSale } from './domains/shop/seed';
import { seedConversation } from './domains/support/seed';
import { seedAdventure, seedLevelPoints } from './domains/vip/seed';
import { seedWheels } from './domains/wheels/seed';
import type { Platform } from './platform';

/** A demo player's coins: enough to try the shop. */
const COINS = 6000;

/** Fills an empty database with demo data: players, payments, tournaments and bets, all through the product's own functions. */
export async function seedDemo(platform: Platform, onStep: (text: string) => void): Promise<void> {
  const { database, clock, payments } = platform;
  if (await hasPlayers(database)) return;
  onStep('Creating demo players, payments, tournaments and bets …');
  const now = clock.now();
  const players = await inTransaction(database, async (transaction) => {
    const made = await seedPlayers(transaction, platform, now);
    const active = made.filter(({ key }) => key !== 'new');
    await seedPayments(transaction, payments, active, now);
    const example = made.find(({ key }) => key === 'regular');
    if (example) await seedExamplePayments(transaction, payments, example, now);
    if (example) await seedDocuments(transaction, example.id, now);
    const vip = made.find(({ key }) => key === 'vip');
    if (vip) await seedConversation(transaction, vip.id, now);
    await seedDemoPlay(transaction);
    await seedCompetitions(
      transaction,
      active.map(({ id }) => id),
      now,
    );
    await seedSpentCodes(transaction);
    await seedSale(transaction, now);
    for (const player of active) {
      await seedGifts(transaction, player, now);
      await seedPoints(transaction, player.id, COINS);
      await seedLevelPoints(transaction, player.id);
    }
    await seedWheels(platform, transaction, made, now);
    await seedAdventure(platform, transaction, made, now);
    return active;
  });
  for (const player of players) await seedRounds(platform, player);
  await seedJackpotWins(platform);
}
