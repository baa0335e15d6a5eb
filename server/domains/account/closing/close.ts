import type { BodyOf } from '#contract/call';
import type { closeAccount as closeCall, ClosurePreview } from '#contract/calls/account/closure';
import { balancesToWithdraw, erasureTimes } from '#rules/account/closing/closing';
import { noPromotions } from '#rules/account/sign-up/consents';
import { type Database, inTransaction, type Queries, type Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { lockPlayer } from '#server/database/player-lock';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import type { Session } from '#server/plugins/session';
import { setSubscriptions } from '../profile/preferences-store';
import { audit } from '../security/audit';
import { passSecondStep } from '../sign-in/second-step';
import { endOtherSessions } from '../sign-in/sessions-store';
import type { Visitor } from '../sign-in/visitor';
import { whereOf } from '../sign-in/where';
import { endTrusts } from '../two-factor/trusted-devices-store';
import { requireFresh } from '../two-factor/two-factor';
import { findByEmail } from '../players/users';
import type { ClosureMailTask } from './mail-job';
import * as store from './store';

/** How long the closing session may still repeat the call. */
const REPEAT_MS = 10 * 60_000;

/** The part of the cashbox in closing an account; passed in, because the cashbox depends on this domain. */
export interface ClosingHooks {
  /** The smallest withdrawal in a currency, in minor units; null if no method pays out. */
  smallestPayout(platform: Platform, currency: string): number | null;
  /** Runs in the transaction that closes an account. */
  onClosed(transaction: Transaction, platform: Platform, player: number): Promise<void>;
}

async function balancesOf(queries: Queries, platform: Platform, hooks: ClosingHooks, player: number) {
  const balances = await store.readBalances(queries, player);
  const known = balances.map(({ currency, real_cents: realCents }) => ({
    currency,
    realCents,
    smallestPayoutCents: hooks.smallestPayout(platform, currency),
  }));
  const leaving = new Set(balancesToWithdraw(known).map(({ currency }) => currency));
  return balances.map((balance) => ({ ...balance, has_to_leave: leaving.has(balance.currency) }));
}

/** The consequences of closing the account now. */
export async function previewClosing(platform: Platform, hooks: ClosingHooks, player: number): Promise<ClosurePreview> {
  const { database, clock } = platform;
  const { license_name: licence, two_factor_enabled: isOn } = await readPlayer(database, player, ['license_name', 'two_factor_enabled']);
  return {
    balances: await balancesOf(database, platform, hooks, player),
    gifts: (await store.readOpenGifts(database, player)).length,
    points: Math.floor(await store.readPoints(database, player)),
    has_open_rounds: await store.hasOpenRounds(database, player),
    is_second_factor_on: isOn,
    kept_until: erasureTimes(clock.now(), licence, false).eraseDueAt.toISOString(),
  };
}

/** A code of the second factor, where it's on; a trusted device isn't enough here. Refuses as `passSecondStep` does. */
async function requireSecondFactor(platform: Platform, player: number, otp: string | undefined, visitor: Visitor): Promise<void> {
  const { email } = await readPlayer(platform.database, player, ['email']);
  const account = await findByEmail(platform.database, email);
  if (account)
    await passSecondStep(platform, account, { ...visitor, trustTokenOf: () => null }, { otp, recoveryCode: undefined, deviceId: null });
}

async function close(
  transaction: Transaction,
  platform: Platform,
  hooks: ClosingHooks,
  { session: { player, hash: session }, visitor, asked }: { session: Session; visitor: Visitor; asked: BodyOf<typeof closeCall> },
): Promise<void> {
  const now = platform.clock.now();
  const status = await lockPlayer(transaction, player);
  if (status === 'closed') return;
  if (status !== 'active') throw refuse('account_locked');
  if (await store.hasOpenRounds(transaction, player)) throw refuse('round_open');
  await hooks.onClosed(transaction, platform, player);
  // The newest first, because ending one would start the next.
  for (const { id } of await store.readOpenGifts(transaction, player)) await store.forfeit(transaction, player, id);
  const balances = await balancesOf(transaction, platform, hooks, player);
  if (balances.some(({ has_to_leave: hasToLeave }) => hasToLeave)) throw refuse('balance_left');
  const { license_name: licence } = await readPlayer(transaction, player, ['license_name']);
  await setSubscriptions(transaction, player, noPromotions, now);
  await store.setClosed(transaction, player);
  const { trimDueAt, eraseDueAt } = erasureTimes(now, licence, asked.erases);
  await store.insertClosure(transaction, {
    player_id: player,
    reason: asked.reason,
    comment: asked.comment?.trim() || null,
    closed_at: now,
    is_erasure_asked: asked.erases,
    trim_due_at: trimDueAt,
    erase_due_at: eraseDueAt,
  });
  await audit(transaction, player, 'account_closed', { ...whereOf(visitor), reason: asked.reason, erases: asked.erases });
  await enqueue(transaction, 'closure_mail', { player, kind: 'closed' } satisfies ClosureMailTask);
  await endTrusts(transaction, player, {}, now);
  await endOtherSessions(transaction, player, session);
  await store.endSoon(transaction, session, new Date(now.getTime() + REPEAT_MS));
}

/**
 * Closes the account of a player who has entered the password minutes ago: bonuses are forfeited, waiting deposits cancelled, sessions end,
 * this one in ten minutes, so that a lost response can be repeated. Withdrawals under way go on. Refuses: reauthentication_required, second_factor_required, second_factor_wrong, account_locked,
 * round_open, balance_left.
 */
export async function closeAccount(
  platform: Platform,
  hooks: ClosingHooks,
  session: Session,
  visitor: Visitor,
  asked: BodyOf<typeof closeCall>,
): Promise<void> {
  const { database, clock }: { database: Database; clock: Platform['clock'] } = platform;
  requireFresh(session, clock.now());
  const { status } = await readPlayer(database, session.player, ['status']);
  if (status === 'closed') return;
  await requireSecondFactor(platform, session.player, asked.otp_attempt, visitor);
  await inTransaction(database, (transaction) => close(transaction, platform, hooks, { session, visitor, asked }));
}
