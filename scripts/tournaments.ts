/** `npm run tournaments -- list | remove <tournament> <e-mail> <reason>`: what runs, and taking a player off a board. */
import { userInfo } from 'node:os';
import { inTransaction, openDatabase } from '../server/database/connection';
import { runningEmbedded } from '../server/database/embedded';
import { removePlayer } from '../server/domains/competitions/remove-player';
import { readTournaments } from '../server/domains/competitions/store';
import { readEnvironment } from '../server/environment';
import { say } from './say';

type Database = ReturnType<typeof openDatabase>;

const commands: Record<string, (database: Database, tournament: number, email: string, reason: string) => Promise<void>> = {
  list: async (database) => {
    const all = await readTournaments(database);
    say(all.map(({ id, title, start_at, end_at, players }) => `${id}\t${title}\t${start_at.toISOString()} to ${end_at.toISOString()}\t${players} players`).join('\n'));
  },
  remove: async (database, tournament, email, reason) => {
    if (reason.trim() === '') throw new Error('Why? npm run tournaments -- remove <tournament> <e-mail> <reason>');
    const player = await database.selectFrom('players').select('id').where('email', '=', email).executeTakeFirst();
    if (!player) throw new Error(`Nobody has the address ${email}.`);
    const by = process.env.OPERATOR ?? userInfo().username;
    const isDone = await inTransaction(database, (transaction) => removePlayer(transaction, { tournament, player: player.id, reason, by, now: new Date() }));
    if (!isDone) throw new Error(`${email} takes no part in tournament ${tournament}.`);
    say(`${by} has removed ${email} from tournament ${tournament}.`);
  },
};

async function run(): Promise<void> {
  const [name = '', tournament = '', email = '', ...reason] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error('npm run tournaments -- list, or remove <tournament> <e-mail> <reason>. OPERATOR names who decides.');
  const reading = readEnvironment();
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { databaseUrl, dataDir } = reading.environment;
  const database = openDatabase(databaseUrl ?? (await runningEmbedded(dataDir)), { poolSize: 1 });
  try {
    await command(database, Number(tournament), email, reason.join(' '));
  } finally {
    await database.destroy();
  }
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
