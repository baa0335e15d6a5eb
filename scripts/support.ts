/** `npm run support -- list | show <number> | reply <number> <text>`: what waits for an answer, and the way to give it. */
import type { Database } from '../server/database/connection';
import { listConversations, reply, showConversation } from '../server/domains/support/operators';
import { say } from './say';
import { operator, withDatabase } from './with-database';

const SHOWN = 60;

const commands: Record<string, (database: Database, number: number, text: string) => Promise<void>> = {
  list: async (database) => {
    const found = await listConversations(database);
    const lines = found.map(({ id, who, group, locale, waits, last }) => `${id}\t${waits ? 'waits' : 'answered'}\tgroup ${group}\t${locale}\t${who}\t${last.slice(0, SHOWN).replaceAll('\n', ' ')}`);
    say(lines.length > 0 ? lines.join('\n') : 'Nobody has written yet.');
  },
  show: async (database, number) => {
    const found = await showConversation(database, number);
    if (!found) throw new Error(`There is no conversation ${number}.`);
    say(found.messages.map(({ author, name, text, at }) => `${at}  ${name ?? author}: ${text}`).join('\n'));
  },
  reply: async (database, number, text) => {
    if (text.trim() === '') throw new Error('What shall be answered? npm run support -- reply <number> <text>');
    if (!(await reply(database, number, { name: operator, text }, new Date()))) throw new Error(`There is no conversation ${number}.`);
    say(`${operator} has answered conversation ${number}.`);
  },
};

async function run(): Promise<void> {
  const [name = '', number = '', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error('npm run support -- list, show <number>, or reply <number> <text>. OPERATOR names who answers.');
  await withDatabase((database) => command(database, Number(number), words.join(' ')));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
