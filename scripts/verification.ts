/** `npm run verification -- list | show <id> | approve <id> | reject <id> <reason>`: what players sent, and what a person decides. */
import { type RejectReason, rejectReasons } from '../contract/fields/document';
import type { Database } from '../server/database/connection';
import { decide, listWaiting, showDocument } from '../server/domains/account/documents/operators';
import type { Environment } from '../server/environment';
import { say } from './say';
import { operator, withDatabase } from './with-database';

interface Tools {
  database: Database;
  environment: Environment;
}

function reasonOf(text: string): RejectReason {
  const reason = rejectReasons.find((known) => known === text);
  if (!reason) throw new Error(`A reason is one of ${rejectReasons.join(', ')}.`);
  return reason;
}

async function decided(tools: Tools, id: string, reason: RejectReason | null): Promise<void> {
  if (!(await decide(tools, id, { by: operator, reason, now: new Date() }))) throw new Error(`No document ${id} waits for a decision.`);
  say(reason === null ? `${operator} has approved it.` : `${operator} has rejected it: ${reason}. Its files are deleted.`);
}

const commands: Record<string, (tools: Tools, id: string, reason: string) => Promise<void>> = {
  list: async ({ database }) => {
    const waiting = await listWaiting(database);
    const lines = waiting.map((one) => `${one.id}\t${one.kind}\tplayer ${one.player_id}\t${one.first_name} ${one.last_name}\t${one.date_of_birth}\tsince ${one.created_at.toISOString()}`);
    say(lines.length > 0 ? lines.join('\n') : 'No document waits.');
  },
  show: async (tools, id) => {
    const found = await showDocument(tools, id);
    if (!found) throw new Error(`There is no document ${id}.`);
    say([`${found.kind} of player ${found.player_id}: ${found.state}`, ...found.files.map(({ side, type, size, path }) => `${side}\t${type}\t${size} bytes\t${path}`)].join('\n'));
  },
  approve: (tools, id) => decided(tools, id, null),
  reject: (tools, id, reason) => decided(tools, id, reasonOf(reason)),
};

async function run(): Promise<void> {
  const [name = '', id = '', reason = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error('npm run verification -- list, show <id>, approve <id>, or reject <id> <reason>. OPERATOR names who decides.');
  await withDatabase((database, environment) => command({ database, environment }, id, reason));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
