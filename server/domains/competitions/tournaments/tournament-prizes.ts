import { fundedCents } from '#rules/competitions/funded-prizes';
import { prizesOfPool } from '#rules/competitions/prize-shares';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { DRAW_DELAY_MS } from '#rules/competitions/lottery-tickets';
import { formatMoney } from '#rules/money/format';
import { inTransaction, type Transaction } from '#server/database/connection';
import { lockPlayer } from '#server/database/player-lock';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import { notify } from '../../notifications/notify';
import { readConfig } from '../../config/store';
import { readCounted, readWinningPlayers } from '../store';
import { prizeOf, addPrize, payTournamentPrize } from './prizes-store';

/** Has the places of a tournament that ended at `end` paid, once the bets of the last second are written; a quest has no places. */
export async function queuePrizes(
  transaction: Transaction,
  { id, frontend_identifier, end_at }: { id: number; frontend_identifier: string; end_at: Date },
): Promise<void> {
  if (tournamentKind(frontend_identifier) === 'quest') return;
  const runAt = new Date(end_at.getTime() + DRAW_DELAY_MS);
  await enqueue(transaction, 'tournament_prizes', { tournament: id }, { key: `tournament_prizes:${id}`, runAt });
}

/** Pays the first places of a board that moves no more, as far as play on it pays for them (GIFT-010), each in a transaction of its own and once. */
export async function payTournamentPrizes(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { tournament }: { tournament: number },
): Promise<void> {
  const { title, prize_cents } = await prizeOf(database, tournament);
  const { prize_share_ppm } = await readConfig(database, 'reward-terms');
  const prizes = prizesOfPool(fundedCents(prize_cents, await readCounted(database, tournament), prize_share_ppm));
  const winners = await readWinningPlayers(database, tournament, prizes.length);
  for (const [at, player] of winners.entries()) {
    await inTransaction(database, (transaction) =>
      pay(transaction, { tournament, title, player, place: at + 1, cents: prizes[at]! }, clock.now()),
    );
  }
}

interface Prize {
  tournament: number;
  title: string;
  player: number;
  place: number;
  /** EUR cents. */
  cents: number;
}

async function pay(transaction: Transaction, { tournament, title, player, place, cents }: Prize, now: Date): Promise<void> {
  await lockPlayer(transaction, player);
  const { numInsertedOrUpdatedRows: isDue } = await addPrize(transaction, { tournament, place, player, cents, now });
  if (!isDue) return;
  const paid = await payTournamentPrize(transaction, tournament, place, player, cents);
  await notify(
    transaction,
    player,
    {
      type: 'personal',
      category: 'payments',
      title: 'competitions.prize-won.title',
      text: 'competitions.prize-won.text',
      values: (locale) => ({ name: title, place, amount: formatMoney(paid.amount_cents, paid.currency, locale) }),
      icon: 'trophy',
      button: { title: 'competitions.started.button', path: `/tournaments/${tournament}` },
    },
    now,
  );
}
