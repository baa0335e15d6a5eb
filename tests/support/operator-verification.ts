import { type Database, openDatabase } from '#server/database/connection';
import { runningEmbedded } from '#server/database/embedded';
import { decide } from '#server/domains/account/documents/operators';
import { readEnvironment } from '#server/environment';

async function operate<A>(dataDir: string, work: (database: Database) => Promise<A>): Promise<A> {
  const database = openDatabase(await runningEmbedded(dataDir), { poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** A player's document that waits for an operator's decision. */
export function waitingDocument(dataDir: string, player: number): Promise<string> {
  return operate(dataDir, async (database) => {
    const { id } = await database
      .selectFrom('documents')
      .select('id')
      .where('player_id', '=', player)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Accepts a document as `npm run verification -- approve` does. */
export async function decideDocument(dataDir: string, id: string): Promise<void> {
  const reading = readEnvironment({ ...process.env, DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { environment } = reading;
  await operate(dataDir, (database) => decide({ database, environment }, id, { by: 'olga', reason: null, now: new Date() }));
}

/** Completes a player's pending withdrawals now: runs the payout and delivers the provider's result. */
export async function hurryPayment(dataDir: string, player: number): Promise<void> {
  await operate(dataDir, (database) =>
    database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where payload->>'payment' in
        (select id::text from payments where player_id = $1 and action = 'cashout')`,
      [player],
    ),
  );
}
