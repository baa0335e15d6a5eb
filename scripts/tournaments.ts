/** `npm run tournaments -- list | remove <tournament> <email> <reason>`: running tournaments, and removing a player from one. */
import { type Database, inTransaction } from '../server/database/connection';
import { removePlayer } from '../server/domains/competitions/tournaments/remove-player';
import { readTournaments } from '../server/domains/competitions/store';
import { say } from './say';
import { table, usage } from './usage';
import { operator as by, withDatabase } from './with-database';

const HELP = usage('tournaments', [
  ['list', 'list all tournaments'],
  ['remove <tournament> <email> <reason>', 'remove a player from a leaderboard for good'],
]);

const commands: Record<string, (database: Database, tournament: number, email: string, reason: string) => Promise<void>> = {
  list: async (database) => {
    const all = await readTournaments(database);
    say(
      all.length > 0
        ? table(
            ['id', 'title', 'start', 'end', 'players'],
            all.map(({ id, title, start_at, end_at, players }) => [
              String(id),
              title,
              start_at.toISOString(),
              end_at.toISOString(),
              String(players),
            ]),
          )
        : 'No tournaments.',
    );
  },
  remove: async (database, tournament, email, reason) => {
    if (reason.trim() === '') throw new Error(`A reason is required.\n\n${HELP}`);
    const player = await database.selectFrom('players').select('id').where('email', '=', email).executeTakeFirst();
    if (!player) throw new Error(`No player with the email address ${email}.`);
    const isDone = await inTransaction(database, (transaction) =>
      removePlayer(transaction, { tournament, player: player.id, reason, by, now: new Date() }),
    );
    if (!isDone) throw new Error(`${email} has not joined tournament ${tournament}.`);
    say(`Removed ${email} from tournament ${tournament}. The player has been notified.`);
  },
};

async function run(): Promise<void> {
  const [name = '', tournament = '', email = '', ...reason] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(HELP);
  await withDatabase((database) => command(database, Number(tournament), email, reason.join(' ')));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
