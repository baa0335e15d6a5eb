import { inTransaction, openDatabase } from '../database/connection';
import { reconcile, rollbackRound, settleRound } from '../database/ledger';
import type { Platform } from '../platform';
import type { Periodic } from './start-jobs';
import { abandonedRounds } from '#server/database/rounds-store';
import { deleteFailedJobs, deleteRowsBefore } from './old-rows-store';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The time after which an abandoned round is settled. */
const abandonedAfter = 30 * minute;
/** The same during a break: its player can't open the game any more. By then the game that was open has shown the round. */
const abandonedOnBreakAfter = minute;
/** Keys live longer than an offline device may queue a write. */
const keysKept = 14 * day;
/** A stream that requests older events has to reload. */
const eventsKept = 7 * day;
/** No lock-out lasts longer than an hour. */
const attemptsKept = day;
/** Expired data stays for a while, for handling complaints. */
const overKept = 30 * day;
/** Sessions that have ended or expired: the session list doesn't show them, and the audit log has their events. */
const sessionsKept = 30 * day;
/** Install, step and field-error telemetry: long enough to compare a season with the last. */
const trackedKept = 180 * day;
/** Failed jobs are kept only for investigation, because they may contain a mail address. */
const failedKept = 7 * day;

/** Scheduled jobs of the ledger and related tables. */
export const ledgerJobs = {
  'settle-abandoned-rounds': settleAbandonedRounds,
  reconcile: (platform: Platform): Promise<void> => proveBooks(platform, false),
  'reconcile-in-full': (platform: Platform): Promise<void> => proveBooks(platform, true),
  'forget-old-rows': forgetOldRows,
};

export const ledgerPeriods: readonly Periodic[] = [
  { task: 'settle-abandoned-rounds', at: '* * * * *' },
  { task: 'reconcile', at: '*/10 * * * *' },
  { task: 'reconcile-in-full', at: '20 4 * * *' },
  { task: 'forget-old-rows', at: '40 * * * *' },
];

async function settleAbandonedRounds({ database, clock, log }: Platform): Promise<void> {
  const ago = (age: number) => new Date(clock.now().getTime() - age);
  for (;;) {
    const rounds = await abandonedRounds(database, ago(abandonedAfter), ago(abandonedOnBreakAfter));
    // The stake of a round without any act is returned.
    for (const { id, is_untouched } of rounds) await (is_untouched ? rollbackRound : settleRound)(database, id);
    if (rounds.length === 0) return;
    log.info({ rounds: rounds.length }, 'abandoned rounds settled');
  }
}

async function proveBooks({ database, log }: Platform, isFull: boolean): Promise<void> {
  // On its own connection without a statement timeout.
  const patient = openDatabase(database.url, { poolSize: 1, statementTimeout: 0, applicationName: 'perigee-reconcile' });
  try {
    const problems = await inTransaction(patient, (transaction) => reconcile(transaction, isFull));
    if (problems.length > 0) log.error({ problems }, 'the ledger does not balance: money is halted');
  } finally {
    await patient.destroy();
  }
}

/** The tables with their retention, by the column with the time. */
const forgotten: readonly [table: string, column: string, age: number][] = [
  ['idempotency_keys', 'created_at', keysKept],
  ['player_events', 'at', eventsKept],
  ['door_attempts', 'since', attemptsKept],
  ['captcha_answers', 'used_at', attemptsKept],
  ['notifications', 'expires_at', overKept],
  ['mail_secrets', 'expires_at', overKept],
  ['contact_changes', 'undo_until', overKept],
  ['data_copies', 'expires_at', attemptsKept],
  ['passkey_challenges_used', 'used_at', attemptsKept],
  ['payment_profiles', 'removed_at', attemptsKept],
  ['factor_enrolments', 'expires_at', overKept],
  ['trusted_devices', 'expires_at', overKept],
  ['game_sessions', 'expires_at', overKept],
  ['sessions', 'expires_at', sessionsKept],
  ['sessions', 'revoked_at', sessionsKept],
  ['tracked_events', 'received_at', trackedKept],
  ['announcements', 'at', eventsKept],
];

/** Deletes expired rows. A table that can't be cleared doesn't block the others; the job then fails and reports it. */
async function forgetOldRows({ database, clock }: Platform): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age);
  const failed: unknown[] = [];
  for (const [table, column, age] of forgotten) {
    await deleteRowsBefore(database, table, column, before(age)).catch((error: unknown) => failed.push(new Error(table, { cause: error })));
  }
  await deleteFailedJobs(database, before(failedKept)).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `not all expired data could be deleted: ${failed.map(String).join(', ')}`);
}
