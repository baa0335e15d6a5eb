/** `npm run support -- list | show <number> | reply <number> <text>`: open conversations, and replies to them. */
import type { Database } from '../server/database/connection';
import { listConversations, reply, showConversation } from '../server/domains/support/operators';
import { say } from './say';
import { table, usage } from './usage';
import { operator, withDatabase } from './with-database';

const HELP = usage(
  'support',
  [
    ['list', 'list conversations, those that need an answer first'],
    ['show <number>', 'print a conversation'],
    ['reply <number> <text>', 'answer a conversation'],
  ],
  'Set OPERATOR to your name: players see it with your reply.',
);

const SHOWN = 60;

const commands: Record<string, (database: Database, number: number, text: string) => Promise<void>> = {
  list: async (database) => {
    const found = await listConversations(database);
    const rows = found.map(({ id, who, group, locale, waits, last }) => [
      String(id),
      waits ? 'waiting' : 'answered',
      String(group),
      locale,
      who,
      last.slice(0, SHOWN).replaceAll('\n', ' '),
    ]);
    say(rows.length > 0 ? table(['number', 'status', 'group', 'locale', 'player', 'last message'], rows) : 'No conversations.');
  },
  show: async (database, number) => {
    const found = await showConversation(database, number);
    if (!found) throw new Error(`No conversation ${number}.`);
    say(found.messages.map(({ author, name, text, at }) => `${at}  ${name ?? author}: ${text}`).join('\n'));
  },
  reply: async (database, number, text) => {
    if (text.trim() === '') throw new Error(`A text is required.\n\n${HELP}`);
    if (!(await reply(database, number, { name: operator, text }, new Date()))) throw new Error(`No conversation ${number}.`);
    say(`Reply sent to conversation ${number} as ${operator}.`);
  },
};

async function run(): Promise<void> {
  const [name = '', number = '', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(HELP);
  await withDatabase((database) => command(database, Number(number), words.join(' ')));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
