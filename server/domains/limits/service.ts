import type { Limit, LimitRequest } from '#contract/fields/limit';
import { isBreak, judgeChange } from '#rules/limits/limits';
import { isOffered, type LimitPolicy } from '#rules/limits/policy';
import type { Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import { audit } from '#server/domains/account/security/audit';
import { endAllSessions } from '#server/domains/account/sign-in/sessions-store';
import { callOffBeyondLimit, cancelPendingDeposits } from '#server/domains/cashbox/payments/call-off';
import type { CashboxContext } from '#server/domains/cashbox/payments/context';
import { lockWaitingDeposits } from '#server/domains/cashbox/store';
import { enqueue } from '#server/database/enqueue';
import { refuse } from '#server/plugins/refusals';
import { emit } from '#server/realtime/emit';
import type { BreakMailTask } from './break-mail-job';
import type { ExclusionPayoutTask } from './exclusion-payout-job';
import type { LimitMailTask } from './mail-job';
import { readDuties, readLimitPolicy } from './policy-store';
import { readLimits } from './read-limits';
import {
  bind,
  convertCents,
  findLasting,
  letWait,
  settleDue,
  insertBreak,
  insertLimit,
  findCurrency,
  lockByToken,
  setConfirmed,
  readLimitRow,
} from './store';

type BreakRequest = Extract<LimitRequest, { type: 'coolingoff' | 'selfexclusion' }>;

/** The time of the request, and the provider of deposits that a limit may cancel. */
type LimitsContext = Pick<CashboxContext, 'provider' | 'now'>;

const HOUR_MS = 60 * 60 * 1000;
const CONFIRMATION_MS = 7 * 24 * 60 * 60 * 1000;

async function one(transaction: Transaction, player: number, limit: number): Promise<Limit> {
  const [found] = await readLimits(transaction, player, limit);
  if (!found) throw refuse('limit_not_found');
  return found;
}

/** Inserts a break and queues the mails at its start and, for a cooling-off period, at its end; returns its id. */
async function startBreak(
  transaction: Transaction,
  player: number,
  asked: BreakRequest,
  now: Date,
  news: 'started' | 'required' = 'started',
): Promise<number> {
  const { id, active_until: until } = await insertBreak(transaction, player, asked, now);
  await enqueue(transaction, 'break_mail', { limit: id, news } satisfies BreakMailTask);
  if (asked.type === 'selfexclusion')
    await enqueue(transaction, 'exclusion_payout', { player, limit: id } satisfies ExclusionPayoutTask, {
      key: `exclusion_payout:${player}`,
    });
  if (until && asked.type === 'coolingoff')
    await enqueue(transaction, 'break_mail', { limit: id, news: 'over' } satisfies BreakMailTask, { runAt: until });
  return id;
}

/** A break starts immediately, cancels waiting deposits, and ends every session with its streams (LIMIT-006). */
async function takeBreak(transaction: Transaction, player: number, asked: BreakRequest, context: LimitsContext): Promise<Limit> {
  const { now } = context;
  const lasting = asked.period === 'forever' ? await findLasting(transaction, player, asked.type, asked.period, null) : null;
  const id = lasting?.id ?? (await startBreak(transaction, player, asked, now));
  await stopPlayer(transaction, player, asked, context);
  await audit(transaction, player, 'break_taken', { type: asked.type, period: asked.period });
  return one(transaction, player, id);
}

/** The effects of every break: waiting deposits are cancelled, sessions end. */
async function stopPlayer(transaction: Transaction, player: number, { type }: BreakRequest, context: LimitsContext): Promise<void> {
  await cancelPendingDeposits(transaction, player, { ...context, reason: 'player_excluded' });
  await emit(transaction, player, 'limits_changes', { type });
  await endAllSessions(transaction, player);
}

/** Starts a break of a day that we impose on a player; the mail says so. Waiting deposits and the player are locked. */
export async function requireBreak(transaction: Transaction, player: number, context: LimitsContext): Promise<void> {
  const asked: BreakRequest = { type: 'coolingoff', period: 'day' };
  await startBreak(transaction, player, asked, context.now, 'required');
  await stopPlayer(transaction, player, asked, context);
}

type Lasting = Exclude<LimitRequest, { type: 'coolingoff' | 'selfexclusion' }>;

const amountOf = (asked: Lasting) => (asked.type === 'session' ? asked.minutes : asked.amount_cents);

async function setFirst(transaction: Transaction, player: number, asked: Lasting): Promise<number> {
  const bound = asked.type === 'session' ? { minutes: asked.minutes } : { currency: asked.currency, amount_cents: asked.amount_cents };
  const { id } = await insertLimit(transaction, player, asked, bound);
  return id;
}

async function wait(
  transaction: Transaction,
  limit: number,
  change: Parameters<typeof letWait>[2],
  { raiseWaitHours }: LimitPolicy,
  now: Date,
): Promise<void> {
  const from = new Date(now.getTime() + raiseWaitHours * HOUR_MS);
  await letWait(transaction, limit, change, from);
  const task: LimitMailTask = { limit, from: from.toISOString() };
  await enqueue(transaction, 'limit_mail', task, { key: `limit:${limit}`, runAt: from });
}

async function requireCurrency(transaction: Transaction, currency: string): Promise<void> {
  const known = await findCurrency(transaction, currency);
  if (!known) throw refuse('currency_not_supported');
}

/** Refuses a deposit limit above the licence's cap, which would be misleading. Refuses with limit_above_licence. */
async function requireWithinCap(
  transaction: Transaction,
  player: number,
  asked: { currency: string; amount_cents: number },
): Promise<void> {
  const { depositCap } = await readDuties(transaction, player);
  if (depositCap === null) return;
  await requireCurrency(transaction, asked.currency);
  if ((await convertCents(transaction, asked.amount_cents, asked.currency, depositCap.currency)) > depositCap.cents)
    throw refuse('limit_above_licence');
}

/**
 * Sets or lowers a limit immediately, makes a raise wait (LIMIT-004), starts a break (LIMIT-006). Waiting deposits that exceed the limit
 * are cancelled. Refuses with currency_not_supported, limit_not_offered, limit_above_licence.
 */
export async function setLimit(transaction: Transaction, player: number, asked: LimitRequest, context: LimitsContext): Promise<Limit> {
  const { now } = context;
  // Lock order: payment, player, limit.
  await lockWaitingDeposits(transaction, player);
  await takeTurn(transaction, player);
  const policy = await readLimitPolicy(transaction, player);
  if (!isOffered(policy, asked)) throw refuse('limit_not_offered');
  if (asked.type === 'deposit') await requireWithinCap(transaction, player, asked);
  if (asked.type === 'coolingoff' || asked.type === 'selfexclusion') return takeBreak(transaction, player, asked, context);
  const isTime = asked.type === 'session';
  const currency = isTime ? null : asked.currency;
  if (currency !== null) await requireCurrency(transaction, currency);
  await settleDue(transaction, player);
  const known = await findLasting(transaction, player, asked.type, asked.period, currency);
  const amount = amountOf(asked);
  const verdict = judgeChange(known && (isTime ? known.minutes : known.amount_cents), amount);
  const id = known?.id ?? (await setFirst(transaction, player, asked));
  if (known && verdict !== 'waits') await bind(transaction, id, isTime ? { minutes: amount } : { amount_cents: amount });
  if (verdict === 'waits')
    await wait(transaction, id, isTime ? { pending_minutes: amount } : { pending_amount_cents: amount }, policy, now);
  if (asked.type === 'deposit' && verdict === 'now') await callOffBeyondLimit(transaction, player, asked.currency, context);
  await emit(transaction, player, 'limits_changes', { type: asked.type });
  await audit(transaction, player, 'limit_asked', { type: asked.type, period: asked.period, currency, amount, verdict });
  return one(transaction, player, id);
}

/** Makes the removal of a limit wait; a break can't be cancelled. Refuses with limit_not_found, forbidden. */
export async function removeLimit(transaction: Transaction, player: number, limit: number, now: Date): Promise<Limit> {
  await takeTurn(transaction, player);
  await settleDue(transaction, player);
  const known = await one(transaction, player, limit);
  if (isBreak(known.type)) throw refuse('forbidden');
  await wait(transaction, limit, { pending_removal: true }, await readLimitPolicy(transaction, player), now);
  await emit(transaction, player, 'limits_changes', { type: known.type });
  await audit(transaction, player, 'limit_removal_asked', { type: known.type, period: known.period });
  return one(transaction, player, limit);
}

/**
 * Confirms a raise or a removal whose waiting time is over; it applies from now on. A repeat returns the same. Refuses with token_invalid,
 * token_expired.
 */
export async function confirmLimit(transaction: Transaction, token: string, now: Date): Promise<Limit> {
  const found = await lockByToken(transaction, token);
  if (!found?.pending_from || found.pending_from > now) throw refuse('token_invalid');
  if (found.confirmed_at === null) {
    if (now.getTime() - found.pending_from.getTime() > CONFIRMATION_MS) throw refuse('token_expired');
    await setConfirmed(transaction, now, found);
    await emit(transaction, found.player_id, 'limits_changes', { type: found.type });
    await audit(transaction, found.player_id, 'limit_confirmed', { limit: found.id });
  }
  const [limit] = await readLimits(transaction, found.player_id, found.id);
  return limit ?? removed(transaction, found.id);
}

/** The previous state of a limit that has just been removed. */
async function removed(transaction: Transaction, limit: number): Promise<Limit> {
  const row = await readLimitRow(transaction, limit);
  const accounts =
    row.currency !== null && row.amount_cents !== null
      ? [{ currency: row.currency, amount_cents: row.amount_cents, current_value_amount_cents: 0 }]
      : [];
  return {
    id: limit,
    type: row.type,
    period: row.period,
    accounts,
    minutes: row.minutes,
    minutes_used: null,
    is_reached: false,
    active_until: row.confirmed_at!.toISOString(),
    frees_at: null,
    pending: null,
  };
}
