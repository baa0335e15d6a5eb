import type { ResponseOf } from '#contract/call';
import type { buyTickets, getLottery } from '#contract/calls/competitions';
import type { Lottery, LotteryPart } from '#contract/fields/lottery';
import { toNextTicket } from '#rules/competitions/lottery-tickets';
import { fullFromCents } from '#rules/competitions/funded-prizes';
import { lotteryPrizes } from '#rules/competitions/lottery-prizes';
import { tournamentStatus } from '#rules/competitions/tournament-status';
import type { Queries, Transaction } from '#server/database/connection';
import { lockPlayer } from '#server/database/player-lock';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import { refuse } from '#server/plugins/refusals';
import { readConfig } from '../../config/store';
import { giveTickets, type LotteryRow, readHeld, readLotteries, readLottery, readNumbers, readWinners, spendPoints } from './lottery-store';

/** A lottery as the contract declares it (LOTT-001). */
export function presentLottery({ start_at, end_at, drawn_at, ...row }: LotteryRow, now: Date): Lottery {
  const span = { start_at: start_at.toISOString(), end_at: end_at.toISOString() };
  const status = tournamentStatus(span, now.getTime());
  return { ...row, ...span, status, in_progress: status === 'active', is_drawn: drawn_at !== null };
}

const order = { active: 0, future: 1, archive: 2 } as const;

/** Every lottery, running ones first. */
export async function listLotteries(queries: Queries, now: Date): Promise<{ data: Lottery[] }> {
  const data = (await readLotteries(queries)).map((row) => presentLottery(row, now));
  return { data: data.sort((one, other) => order[one.status] - order[other.status]) };
}

async function find(queries: Queries, slug: string, now: Date): Promise<LotteryRow> {
  const row = await readLottery(queries, slug, now);
  if (!row) throw refuse('lottery_not_found');
  return row;
}

/** One lottery with its winners; refuses `lottery_not_found`. */
export async function oneLottery(queries: Queries, slug: string, now: Date): Promise<ResponseOf<typeof getLottery>> {
  const row = await find(queries, slug, now);
  const { prize_share_ppm } = await readConfig(queries, 'reward-terms');
  const full_from_cents = fullFromCents(lotteryPrizes(row).poolCents, prize_share_ppm);
  return { lottery: presentLottery(row, now), full_from_cents, winners: await readWinners(queries, row.id) };
}

async function partOf(queries: Queries, row: LotteryRow, player: number): Promise<LotteryPart> {
  const [held] = await readHeld(queries, player, row.id);
  const { numbers, bets } = await readNumbers(queries, player, row.id);
  const next = row.ticket_bets_cents;
  return { lottery_id: row.id, tickets: held?.tickets ?? 0, numbers, next_ticket_cents: next === null ? null : toNextTicket(bets, next) };
}

/** A player's tickets of one lottery; refuses `lottery_not_found`. */
export async function ticketsIn(queries: Queries, slug: string, player: number, now: Date): Promise<{ status: LotteryPart }> {
  return { status: await partOf(queries, await find(queries, slug, now), player) };
}

/**
 * Buys tickets of a running lottery with comp points (LOTT-002). Refuses `lottery_not_found`, `lottery_closed`, `not_enough_points`,
 * `player_excluded`, `account_locked`, `money_stopped`.
 */
export async function buy(
  transaction: Transaction,
  asked: { slug: string; player: number; count: number },
  now: Date,
): Promise<ResponseOf<typeof buyTickets>> {
  const { slug, player, count } = asked;
  const row = await find(transaction, slug, now);
  const { in_progress } = presentLottery(row, now);
  if (!in_progress || row.ticket_points === null) throw refuse('lottery_closed');
  if ((await lockPlayer(transaction, player)) !== 'active') throw refuse('account_locked');
  if (await isOnBreak(transaction, player)) throw refuse('player_excluded');
  const chargeable_points = await spendPoints(transaction, player, row.ticket_points, count);
  await giveTickets(transaction, { lottery: row.id, player, count, source: 'bought' });
  return { status: await partOf(transaction, row, player), chargeable_points };
}
