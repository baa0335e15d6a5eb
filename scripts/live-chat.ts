/** `npm run live-chat -- list | reports | remove | keep | mute | unmute`: moderation of the chats of live tables. */
import type { Database } from '../server/database/connection';
import { keepLine, listLines, listReported, muteWriter, removeLine } from '../server/domains/live/chat/operators';
import { say } from './say';
import { table, usage } from './usage';
import { operator as by, withDatabase } from './with-database';

const HELP = usage('live-chat', [
  ['list [table]', 'list the last lines of all tables or of one'],
  ['reports', 'list lines that players have reported'],
  ['remove <line> <reason>', 'remove a line'],
  ['keep <line> <reason>', 'keep a reported line'],
  ['mute <line> <hours> <reason>', 'mute the author of a line for a number of hours'],
  ['unmute <line> <reason>', 'let the author of a line write again'],
]);

type Lines = Awaited<ReturnType<typeof listLines>>;

const shown = (lines: Lines) =>
  lines.length === 0
    ? 'No lines.'
    : table(
        ['line', 'written', 'table', 'player', 'state', 'text'],
        lines.map(({ id, said_at, game, email, removed_at, reports, reasons, text }) => [
          String(id),
          said_at.toISOString(),
          game,
          email,
          removed_at ? 'removed' : reports > 0 ? `${reports} reported: ${reasons}` : '',
          text,
        ]),
      );

function decided(line: string, words: readonly string[]) {
  const reason = words.join(' ').trim();
  if (reason === '') throw new Error(`A reason is required.\n\n${HELP}`);
  return { line: Number(line), reason, by, now: new Date() };
}

function done(isDone: boolean, what: string): void {
  if (!isDone) throw new Error('There is no such line, or this has already been done.');
  say(what);
}

const commands: Record<string, (database: Database, ...words: string[]) => Promise<void>> = {
  list: async (database, game) => say(shown(await listLines(database, game))),
  reports: async (database) => say(shown(await listReported(database))),
  remove: async (database, line = '', ...words) => done(await removeLine(database, decided(line, words)), `Removed line ${line}.`),
  keep: async (database, line = '', ...words) => done(await keepLine(database, decided(line, words)), `Kept line ${line}.`),
  mute: async (database, line = '', hours = '', ...words) => {
    if (!(Number(hours) > 0)) throw new Error(`A number of hours is required.\n\n${HELP}`);
    done(await muteWriter(database, decided(line, words), Number(hours)), `Muted the author of line ${line} for ${hours} hours.`);
  },
  unmute: async (database, line = '', ...words) =>
    done(await muteWriter(database, decided(line, words), 0), `Unmuted the author of line ${line}.`),
};

async function run(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(HELP);
  await withDatabase((database) => command(database, ...words));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
