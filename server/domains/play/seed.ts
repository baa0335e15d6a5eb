import { inTransaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { betOnce } from './bet-once';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { insertFavorite, notePlayed } from '../games/store';

const ROUNDS = 6;
const FAVORITES = 3;
const MINUTE_MS = 60_000;

/** Real rounds for a demo player on several slots, two of which feed the jackpots; the first ones are favourites. */
export async function seedRounds(platform: Platform, player: { id: number; currency: string }): Promise<void> {
  const { database, dice, clock } = platform;
  const offered = gamesCatalogue()
    .index.all.map(({ game }) => game)
    .filter(({ categories, currencies }) => categories.includes('slots') && player.currency in currencies);
  const withJackpot = offered.filter(({ categories }) => categories.includes('jackpots'));
  const sources = [offered, withJackpot, offered, offered, offered, withJackpot, offered, offered];
  const games = [...new Set(sources.map((source) => source[dice.int(source.length)]!.identifier))];
  for (const [at, game] of games.entries()) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await betOnce(platform, { player: player.id, currency: player.currency, game, step: 1, session: 'seed' });
    }
    const then = new Date(clock.now().getTime() - at * MINUTE_MS);
    await notePlayed(database, player.id, game, then);
    if (at < FAVORITES) await inTransaction(database, (transaction) => insertFavorite(transaction, player.id, game, then));
  }
}
