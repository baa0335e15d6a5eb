/** `npm run tournaments -- list | remove <tournament> <e-mail> <reason>`: what runs, and taking a player off a board. */
import { type Database, inTransaction } from '../server/database/connection';
import { removePlayer } from '../server/domains/competitions/remove-player';
import { readTournaments } from '../server/domains/competitions/store';
import { say } from './say';
import { operator as by, withDatabase } from './with-database';

const commands: Record<string, (database: Database, tournament: number, email: string, reason: string) => Promise<void>> = {
  list: async (database) => {
    const all = await readTournaments(database);
    say(all.map(({ id, title, start_at, end_at, players }) => `${id}\t${title}\t${start_at.toISOString()} to ${end_at.toISOString()}\t${players} players`).join('\n'));
  },
  remove: async (database, tournament, email, reason) => {
    if (reason.trim() === '') throw new Error('Why? npm run tournaments -- remove <tournament> <e-mail> <reason>');
    const player = await database.selectFrom('players').select('id').where('email', '=', email).executeTakeFirst();
    if (!player) throw new Error(`Nobody has the address ${email}.`);
    const isDone = await inTransaction(database, (transaction) => removePlayer(transaction, { tournament, player: player.id, reason, by, now: new Date() }));
    if (!isDone) throw new Error(`${email} takes no part in tournament ${tournament}.`);
    say(`${by} has removed ${email} from tournament ${tournament}.`);
  },
};

async function run(): Promise<void> {
  const [name = '', tournament = '', email = '', ...reason] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error('npm run tournaments -- list, or remove <tournament> <e-mail> <reason>. OPERATOR names who decides.');
  await withDatabase((database) => command(database, Number(tournament), email, reason.join(' ')));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
