import { cutPrizes, fundedCents } from '#rules/competitions/funded-prizes';
import { drawTickets } from '#rules/competitions/lottery-draw';
import { isDueForDraw } from '#rules/competitions/lottery-tickets';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import { formatMoney } from '#rules/money/format';
import { writeAudit } from '#server/database/audit-store';
import { inTransaction, type Transaction } from '#server/database/connection';
import { lockPlayer } from '#server/database/player-lock';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import { announce } from '#server/realtime/announce';
import { emit } from '#server/realtime/emit';
import { notify } from '../../notifications/notify';
import { readConfig } from '../../config/store';
import { giveTickets, readDue, readLotteryStakes } from './lottery-store';
import {
  undrawnLotteries,
  lockUnended,
  setLotteryStatus,
  lotterySpan,
  lockUndrawn,
  addWinner,
  setDrawn,
  ownerOfTicket,
  lotteryName,
  setPrizePaid,
  payLotteryShare,
  winnerOf,
} from './lottery-turn-store';

type Turning = Pick<Platform, 'database' | 'clock' | 'dice'>;

/** Identifies a winner to the payout job. */
export interface LotteryPrize {
  lottery: number;
  place: number;
}

/** Scheduled work on lotteries: start and end them, give tickets that bets have earned, and draw (TOUR-004, LOTT-002). */
export async function turnLotteries(platform: Turning): Promise<void> {
  await emitStates(platform);
  const { database, clock } = platform;
  const now = clock.now();
  const running = await undrawnLotteries(database, now);
  for (const { id, end_at } of running) {
    for (const { player } of await readDue(database, id))
      await inTransaction(database, (transaction) => giveEarned(transaction, id, player, now));
    if (isDueForDraw(end_at.getTime(), now.getTime()))
      await inTransaction(database, (transaction) => drawLottery(transaction, platform, id));
  }
}

const statusOf = ({ start_at, end_at }: { start_at: Date; end_at: Date }, now: Date) =>
  tournamentStatus({ start_at: start_at.toISOString(), end_at: end_at.toISOString() }, now.getTime());

async function emitStates({ database, clock }: Turning): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const rows = await lockUnended(transaction);
    for (const { told_status, ...row } of rows) {
      const status = statusOf(row, now);
      if (status === told_status) continue;
      await setLotteryStatus(transaction, status, row.id);
      await announce(transaction, 'lotteries_statuses', { id: row.id, identifier: row.identifier, status, is_drawn: false }, []);
    }
  });
}

/** Checked again under the player's lock, so two runs never give the same ticket. */
async function giveEarned(transaction: Transaction, lottery: number, player: number, now: Date): Promise<void> {
  await lockPlayer(transaction, player);
  const [due] = await readDue(transaction, lottery, player);
  if (!due) return;
  await giveTickets(transaction, { lottery, player, count: due.count, source: 'earned' });
  const row = await lotterySpan(transaction, lottery);
  await emit(transaction, player, 'lotteries_statuses', {
    id: lottery,
    identifier: row.identifier,
    status: statusOf(row, now),
    is_drawn: false,
  });
}

/** Draws a lottery once: a second run finds it drawn. Prizes are paid by jobs, each under its winner's lock. */
export async function drawLottery(transaction: Transaction, { dice, clock }: Pick<Platform, 'clock' | 'dice'>, id: number): Promise<void> {
  const lottery = await lockUndrawn(transaction, id);
  if (!lottery) return;
  const { identifier, tickets } = lottery;
  const prizes = await paidPrizes(transaction, id, lottery.prizes_cents.map(Number));
  const drawn = drawTickets({ tickets, prizes: prizes.length, dice });
  for (const [at, ticket] of drawn.entries()) {
    const { player_id, nickname } = await holderOf(transaction, id, ticket);
    await addWinner(transaction, { id, at, ticket, player_id, nickname, prizes });
    await enqueue(transaction, 'lottery_prize', { lottery: id, place: at + 1 } satisfies LotteryPrize);
  }
  await setDrawn(transaction, clock, id);
  await writeAudit(transaction, {
    actor: 'platform',
    player_id: null,
    kind: 'lottery_drawn',
    details: { lottery: identifier, tickets, drawn },
  });
  await announce(transaction, 'lotteries_statuses', { id, identifier, status: 'archive', is_drawn: true }, []);
}

/** The prizes, limited to what the tickets fund (GIFT-010): each ticket counts the stakes that earn it or the points that buy it. */
async function paidPrizes(transaction: Transaction, id: number, prizes: readonly number[]): Promise<number[]> {
  const { prize_share_ppm } = await readConfig(transaction, 'reward-terms');
  const all = prizes.reduce((sum, prize) => sum + prize, 0);
  return cutPrizes(prizes, fundedCents(all, await readLotteryStakes(transaction, id), prize_share_ppm));
}

const holderOf = (transaction: Transaction, lottery: number, ticket: number) => ownerOfTicket(transaction, lottery, ticket);

/** Pays a winner in their own currency and notifies them, in one transaction and once. */
export async function payLotteryPrize(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { lottery, place }: LotteryPrize,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { title, identifier } = await lotteryName(transaction, lottery);
    const { player_id, ticket, amount_cents } = await winnerOf(transaction, lottery, place);
    await lockPlayer(transaction, player_id);
    const { numUpdatedRows: isDue } = await setPrizePaid(transaction, clock, lottery, place);
    if (!isDue) return;
    const paid = await payLotteryShare(transaction, lottery, place, player_id, amount_cents);
    await notify(
      transaction,
      player_id,
      {
        type: 'personal',
        category: 'payments',
        title: 'competitions.lottery-won.title',
        text: 'competitions.lottery-won.text',
        values: (locale) => ({ name: title, ticket, place, amount: formatMoney(paid.amount_cents, paid.currency, locale) }),
        icon: 'trophy',
        button: { title: 'competitions.lottery-won.button', path: `/lottery/${identifier}` },
      },
      clock.now(),
    );
  });
}
