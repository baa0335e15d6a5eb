import { creditDeposit, openAccount } from '#server/database/ledger';
import { sqlStateOf, type Transaction } from '#server/database/connection';
import { insertHousePlayer } from '#server/database/players-store';
import { putSetting, readSetting } from '#server/database/settings-store';
import type { Platform } from '#server/platform';
import { betOnce } from './bet-once';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';

const SETTING = 'demo_play';
const CURRENCY = 'EUR';
const MONEY_CENTS = 2_000_000;
const BETS = 5;
/** The number of smallest stakes to choose from. */
const STEPS = 6;

/** Adds the demo player without a sign-in whose bets keep the jackpots moving. */
export async function seedDemoPlay(transaction: Transaction): Promise<void> {
  const id = await insertHousePlayer(transaction, {
    email: 'night-shift@perigee.example',
    nickname: 'Night Shift',
    currency: CURRENCY,
    country: 'DE',
  });
  await openAccount(transaction, id, CURRENCY);
  await creditDeposit(transaction, { reference: 'demo-play', player: id, currency: CURRENCY, amount: MONEY_CENTS });
  await putSetting(transaction, SETTING, { player: id });
}

/** A few small real bets on jackpot games; only with demo data, and while the money lasts. */
export async function demoPlay(platform: Platform): Promise<void> {
  const { database, dice } = platform;
  const setting = await readSetting(database, SETTING);
  if (setting === undefined) return;
  const { player } = setting as { player: number };
  const games = gamesCatalogue().index.inCategory('jackpots');
  for (let bet = 0; bet < BETS; bet += 1) {
    const game = games[dice.int(games.length)]!.game.identifier;
    try {
      await betOnce(platform, { player, currency: CURRENCY, game, step: dice.int(STEPS), session: SETTING });
    } catch (error) {
      if (sqlStateOf(error) !== 'PE001') throw error;
      platform.log.info({ err: error }, 'the demo player may not bet any more');
      return;
    }
  }
}
