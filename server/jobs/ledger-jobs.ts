import { sql } from 'kysely';
import { inTransaction } from '../database/connection';
import { reconcile, settleRound } from '../database/ledger';
import type { Platform } from '../platform';
import type { Periodic } from './start-jobs';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A round that its player left is settled after this long. */
const abandonedAfter = 30 * minute;
/** Keys outlive what a device may hold back while it is offline. */
const keysKept = 14 * day;
/** A stream that asks for older events is told to load anew. */
const eventsKept = 7 * day;
/** No door stays shut for longer than an hour. */
const attemptsKept = day;
/** What ran out is kept for a while, for those who look into a complaint. */
const overKept = 30 * day;
/** A session that has ended or expired: the list of sessions shows it no more, the audit log names what it did. */
const sessionsKept = 30 * day;
/** What devices told of installing, of steps and of refused fields: long enough to compare a season with the last. */
const trackedKept = 180 * day;
/** What no attempt could do is kept for whoever looks into it, and no longer: it may carry the address of a mail. */
const failedKept = 7 * day;
const rowsAtOnce = 5000;

/** What time does to the ledger and to what stands around it. */
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
  const before = new Date(clock.now().getTime() - abandonedAfter);
  for (;;) {
    const rounds = await database
      .selectFrom('rounds')
      .select('id')
      .where('state', '=', 'open')
      .where('placed_at', '<', before)
      .orderBy('placed_at')
      .limit(200)
      .execute();
    for (const { id } of rounds) await settleRound(database, id);
    if (rounds.length === 0) return;
    log.info({ rounds: rounds.length }, 'abandoned rounds settled');
  }
}

async function proveBooks({ database, log }: Platform, isFull: boolean): Promise<void> {
  const problems = await inTransaction(database, async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    return reconcile(transaction, isFull);
  });
  if (problems.length > 0) log.error({ problems }, 'the books are wrong: money is stopped');
}

async function forgetOldRows({ database, clock }: Platform): Promise<void> {
  const before = (age: number) => new Date(clock.now().getTime() - age);
  await forget(database.pool, 'idempotency_keys', 'created_at', before(keysKept));
  await forget(database.pool, 'player_events', 'at', before(eventsKept));
  await forget(database.pool, 'door_attempts', 'since', before(attemptsKept));
  await forget(database.pool, 'captcha_answers', 'used_at', before(attemptsKept));
  await forget(database.pool, 'notifications', 'expires_at', before(overKept));
  await forget(database.pool, 'mail_secrets', 'expires_at', before(overKept));
  await forget(database.pool, 'game_sessions', 'expires_at', before(overKept));
  await forget(database.pool, 'sessions', 'expires_at', before(sessionsKept));
  await forget(database.pool, 'sessions', 'revoked_at', before(sessionsKept));
  await forget(database.pool, 'tracked_events', 'received_at', before(trackedKept));
  await forget(database.pool, 'announcements', 'at', before(eventsKept));
  await forgetFailedJobs(database.pool, before(failedKept));
}

/** Lets the jobs go that were tried for the last time before an instant, with what they carry; those of payments stay. */
async function forgetFailedJobs(pool: Platform['database']['pool'], before: Date): Promise<void> {
  const failed = 'j.attempts >= j.max_attempts and j.locked_at is null and j.updated_at < $1';
  const isOfPayments = "t.identifier like 'pay%'";
  await pool.query(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and ${failed} and not ${isOfPayments}`, [before]);
}

async function forget(pool: Platform['database']['pool'], table: string, column: string, before: Date): Promise<void> {
  const old = `select ctid from ${table} where ${column} < $1 limit ${rowsAtOnce}`;
  for (;;) {
    const { rowCount } = await pool.query(`delete from ${table} where ctid = any (array(${old}))`, [before]);
    if (rowCount !== rowsAtOnce) return;
  }
}
