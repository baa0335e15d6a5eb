/** `npm run verification -- list | show <id> | approve <id> [YYYY-MM-DD] [<country> <number>] | reject <id> <reason> | wealth list | show <id> | approve <id> | reject <id> <reason>`: players' documents and their answers about the source of wealth, and decisions on them. */
import { type RejectReason, rejectReasons } from '../contract/fields/document';
import { depositBands, incomeBands, type WealthReason, wealthReasons } from '../contract/fields/wealth';
import type { Database } from '../server/database/connection';
import { isOfIdentity } from '../rules/account/verification/documents';
import { decide, listWaiting, showDocument } from '../server/domains/account/documents/operators';
import { decideWealth, listWealth, showWealth } from '../server/domains/account/wealth/operators';
import type { Environment } from '../server/environment';
import { say } from './say';
import { table, usage } from './usage';
import { operator, withDatabase } from './with-database';

const HELP = usage('verification', [
  ['list', 'list documents waiting for a decision, oldest first'],
  ['show <id>', 'show a document and where copies of its files are'],
  [
    'approve <id> [YYYY-MM-DD] [<country> <number>]',
    'approve a document, optionally with its expiry date; an identity document needs its country and number',
  ],
  ['reject <id> <reason>', `reject a document; the reason is one of ${rejectReasons.join(', ')}`],
  ['wealth list', 'list answers about the source of wealth that wait for a decision, oldest first'],
  ['wealth show <id>', 'show the answers'],
  ['wealth approve <id>', 'approve them for as long as the licence allows'],
  ['wealth reject <id> <reason>', `reject them; the reason is one of ${wealthReasons.join(', ')}`],
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

/** A document's last day of validity. */
function dayOf(text: string): string | null {
  if (text === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error('The expiry date must be a date such as 2031-05-17.');
  return text;
}

async function reject({ database, environment }: Tools, id: string, reason: RejectReason): Promise<void> {
  const decided = await decide({ database, environment }, id, { by: operator, reason, now: new Date() });
  if (!decided) throw new Error(`No document ${id} is waiting for a decision.`);
  say(`Rejected document ${id} (${reason}) and deleted its files. The player has been notified.`);
}

/** Approves a document. An identity document needs its number, which identifies other accounts of the same person. */
async function approve({ database, environment }: Tools, id: string, words: readonly string[]): Promise<void> {
  const [day = ''] = words;
  const hasDay = /^\d{4}-/.test(day);
  const [country = '', ...parts] = hasDay ? words.slice(1) : words;
  const number = country === '' ? null : { country, number: parts.join(' ') };
  const found = await showDocument({ database, environment }, id);
  if (found && isOfIdentity(found.kind) && number === null)
    throw new Error(
      'Approve an identity document with its country and number, such as DE C01X00T47, so that other accounts with it are found.',
    );
  const validUntil = hasDay ? dayOf(day) : null;
  const decided = await decide({ database, environment }, id, { by: operator, reason: null, validUntil, number, now: new Date() });
  if (!decided) throw new Error(`No document ${id} is waiting for a decision.`);
  say(`Approved document ${id}. The player has been notified.`);
  if (decided.others.length > 0)
    say(`Other accounts have the same document: ${decided.others.join(', ')}. See npm run players -- doubles list.`);
}

function bandOf(bands: readonly number[], at: string): string {
  const place = Number(at);
  const next = bands[place + 1];
  return next === undefined ? `over ${bands[place]} euros` : `${bands[place]} to ${next} euros`;
}

async function showAnswers({ database }: Tools, id: string): Promise<void> {
  const found = await showWealth(database, Number(id));
  if (!found) throw new Error(`No questionnaire ${id}.`);
  const { source, occupation, income, deposits, details } = found.answers;
  say(
    [
      `Questionnaire ${found.id} of ${found.email}: ${found.state}`,
      `source      ${source}`,
      `occupation  ${occupation}`,
      `income      ${bandOf(incomeBands, income)} a year`,
      `deposits    ${bandOf(depositBands, deposits)} a month`,
      `details     ${details}`,
    ].join('\n'),
  );
}

async function decideAnswers({ database }: Tools, id: string, reason: WealthReason | null): Promise<void> {
  if (!(await decideWealth(database, Number(id), { by: operator, reason, now: new Date() })))
    throw new Error(`No questionnaire ${id} is waiting for a decision.`);
  say(`${reason === null ? 'Approved' : 'Rejected'} questionnaire ${id}. The player has been notified.`);
}

/** The commands about the source of wealth. */
async function wealth(tools: Tools, command: string, id: string, reason: string): Promise<void> {
  if (command === 'show') return showAnswers(tools, id);
  if (command === 'approve') return decideAnswers(tools, id, null);
  if (command === 'reject') {
    const known = wealthReasons.find((one) => one === reason);
    if (!known) throw new Error(`The reason must be one of: ${wealthReasons.join(', ')}.`);
    return decideAnswers(tools, id, known);
  }
  if (command !== 'list') throw new Error(HELP);
  const waiting = await listWealth(tools.database);
  const rows = waiting.map(({ id: number, email, sentAt }) => [String(number), email, sentAt.toISOString()]);
  say(rows.length > 0 ? table(['id', 'player', 'sent'], rows) : 'No answers waiting.');
}

const commands: Record<string, (tools: Tools, words: string[]) => Promise<void>> = {
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
  show: async (tools, [id = '']) => {
    const found = await showDocument(tools, id);
    if (!found) throw new Error(`No document ${id}.`);
    say(
      [
        `${found.kind} of player ${found.player_id}: ${found.state}`,
        ...found.files.map(({ side, type, size, path }) => `${side}\t${type}\t${size} bytes\t${path}`),
      ].join('\n'),
    );
  },
  approve: (tools, [id = '', ...words]) => approve(tools, id, words),
  reject: (tools, [id = '', reason = '']) => reject(tools, id, reasonOf(reason)),
  wealth: (tools, [command = '', id = '', reason = '']) => wealth(tools, command, id, reason),
};

async function run(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(HELP);
  await withDatabase((database, environment) => command({ database, environment }, words));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
