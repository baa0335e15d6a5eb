import { userInfo } from 'node:os';
import { type Database, openDatabase } from '../server/database/connection';
import { runningEmbedded } from '../server/database/embedded';
import { loadEnvFile } from '../server/env-file';
import { type Environment, readEnvironment } from '../server/environment';

loadEnvFile();

/** Who works on the command line: OPERATOR, else the user of the machine. */
export const operator = process.env.OPERATOR ?? userInfo().username;

/** Does an operator's work on the platform's database: the one that the environment names, else the one of its own. */
export async function withDatabase(work: (database: Database, environment: Environment) => Promise<void>): Promise<void> {
  const reading = readEnvironment();
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { environment } = reading;
  const database = openDatabase(environment.databaseUrl ?? (await runningEmbedded(environment.dataDir)), { poolSize: 1 });
  try {
    await work(database, environment);
  } finally {
    await database.destroy();
  }
}
