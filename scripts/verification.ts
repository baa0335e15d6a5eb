/** `npm run verification -- list | show <id> | approve <id> [YYYY-MM-DD] | reject <id> <reason>`: players' documents, and decisions on them. */
import { type RejectReason, rejectReasons } from '../contract/fields/document';
import type { Database } from '../server/database/connection';
import { decide, listWaiting, showDocument } from '../server/domains/account/documents/operators';
import type { Environment } from '../server/environment';
import { say } from './say';
import { table, usage } from './usage';
import { operator, withDatabase } from './with-database';

const HELP = usage('verification', [
  ['list', 'list documents waiting for a decision, oldest first'],
  ['show <id>', 'show a document and where copies of its files are'],
  ['approve <id> [YYYY-MM-DD]', 'approve a document, if need be until its last day'],
  ['reject <id> <reason>', `reject a document; the reason is one of ${rejectReasons.join(', ')}`],
]);

interface Tools {
  database: Database;
  environment: Environment;
}

function reasonOf(text: string): RejectReason {
  const reason = rejectReasons.find((known) => known === text);
  if (!reason) throw new Error(`The reason must be one of: ${rejectReasons.join(', ')}.`);
  return reason;
}

/** The last day of a document. */
function dayOf(text: string): string | null {
  if (text === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error('The last day must be a date such as 2031-05-17.');
  return text;
}

async function decided(tools: Tools, id: string, reason: RejectReason | null, validUntil: string | null = null): Promise<void> {
  if (!(await decide(tools, id, { by: operator, reason, validUntil, now: new Date() })))
    throw new Error(`No document ${id} is waiting for a decision.`);
  say(
    reason === null
      ? `Approved document ${id}. The player has been told.`
      : `Rejected document ${id} (${reason}) and deleted its files. The player has been told.`,
  );
}

const commands: Record<string, (tools: Tools, id: string, reason: string) => Promise<void>> = {
  list: async ({ database }) => {
    const waiting = await listWaiting(database);
    const rows = waiting.map((one) => [
      one.id,
      one.kind,
      String(one.player_id),
      `${one.first_name} ${one.last_name}`,
      String(one.date_of_birth),
      one.created_at.toISOString(),
    ]);
    say(rows.length > 0 ? table(['id', 'kind', 'player', 'name', 'date of birth', 'sent'], rows) : 'No documents waiting.');
  },
  show: async (tools, id) => {
    const found = await showDocument(tools, id);
    if (!found) throw new Error(`No document ${id}.`);
    say(
      [
        `${found.kind} of player ${found.player_id}: ${found.state}`,
        ...found.files.map(({ side, type, size, path }) => `${side}\t${type}\t${size} bytes\t${path}`),
      ].join('\n'),
    );
  },
  approve: (tools, id, until) => decided(tools, id, null, dayOf(until)),
  reject: (tools, id, reason) => decided(tools, id, reasonOf(reason)),
};

async function run(): Promise<void> {
  const [name = '', id = '', reason = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(HELP);
  await withDatabase((database, environment) => command({ database, environment }, id, reason));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
