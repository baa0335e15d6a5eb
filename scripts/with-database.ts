import { userInfo } from 'node:os';
import { type Database, openDatabase } from '../server/database/connection';
import { runningEmbedded } from '../server/database/embedded';
import { DatabaseProblem } from '../server/database/problems';
import { loadEnvFile } from '../server/env-file';
import { type Environment, readEnvironment } from '../server/environment';

loadEnvFile();

/** The operator's name on the command line: OPERATOR, otherwise the machine's user. */
export const operator = process.env.OPERATOR ?? userInfo().username;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The database URL from the environment, otherwise that of the server's own database in the data folder. */
async function addressOf({ databaseUrl, dataDir }: Environment): Promise<string> {
  return (
    databaseUrl ??
    runningEmbedded(dataDir).catch((error: unknown) => {
      if (error instanceof DatabaseProblem) fail(error.message);
      throw error;
    })
  );
}

/** Runs an operator's command on the server's database: the one from the environment, otherwise the server's own. */
export async function withDatabase(work: (database: Database, environment: Environment) => Promise<void>): Promise<void> {
  const reading = readEnvironment();
  if (!reading.ok) fail(reading.problems.join('\n'));
  const { environment } = reading;
  const database = openDatabase(await addressOf(environment), { poolSize: 1 });
  try {
    await work(database, environment);
  } finally {
    await database.destroy();
  }
}
