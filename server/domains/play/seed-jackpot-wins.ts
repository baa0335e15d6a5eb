import type { JackpotLevel } from '#rules/games/catalogue';
import { creditDeposit, openAccount } from '#server/database/ledger';
import { insertHousePlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { setWonAt } from '../games/jackpots/jackpots-store';
import { betOnce } from './bet-once';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';

const CURRENCY = 'EUR';
const MONEY_CENTS = 500_000;
/** A slot's highest stake. */
const HIGHEST = -1;
const HOUR_MS = 60 * 60_000;

/** The winners with level, number of bets and hours ago, earliest first; at least a day apart, so that no two share a date. */
const wins: readonly { nickname: string; level: JackpotLevel; bets: number; hoursAgo: number }[] = [
  { nickname: 'Copper Fox', level: 'comet', bets: 9, hoursAgo: 157 },
  { nickname: 'Mareike', level: 'orbit', bets: 16, hoursAgo: 130 },
  { nickname: 'Tidewalker', level: 'comet', bets: 12, hoursAgo: 105 },
  { nickname: 'Juniper', level: 'comet', bets: 5, hoursAgo: 79 },
  { nickname: 'Halley1986', level: 'orbit', bets: 14, hoursAgo: 53 },
  { nickname: 'Lighthouse', level: 'comet', bets: 8, hoursAgo: 28 },
  { nickname: 'Quiet Owl', level: 'comet', bets: 11, hoursAgo: 3 },
];

/** Jackpot wins of demo players without a sign-in: real bets that feed the jackpots, the last of which wins one. */
export async function seedJackpotWins(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const games = gamesCatalogue().index.inCategory('jackpots');
  for (const [at, { nickname, level, bets, hoursAgo }] of wins.entries()) {
    const email = `${nickname.toLowerCase().replaceAll(' ', '-')}@perigee.example`;
    const player = await insertHousePlayer(database, { email, nickname, currency: CURRENCY, country: 'DE' });
    await openAccount(database, player, CURRENCY);
    await creditDeposit(database, { reference: `jackpot-win-${at}`, player, currency: CURRENCY, amount: MONEY_CENTS });
    const game = games[at % games.length]!.game.identifier;
    const bet = { player, currency: CURRENCY, game, step: HIGHEST, session: 'seed' };
    for (let before = 1; before < bets; before += 1) await betOnce(platform, bet);
    const round = await betOnce(platform, { ...bet, level });
    const won_at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
    if (round !== null) await setWonAt(database, round, won_at);
  }
}
