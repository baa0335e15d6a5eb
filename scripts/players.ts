/** `npm run players -- show <email> | add <email> <group> <reason> | remove <email> <group> <reason> | correct <email> <detail> <value> <reason> | reset-factor <email> <reason> | reopen <email> <reason> | doubles list | decide <pair> same|different <reason>`: players, their groups, a lost second factor, closed accounts, and likely doubles. */
import type { Database } from '../server/database/connection';
import { reopenAccount } from '../server/domains/account/closing/reopen';
import { decideDouble, listDoubles } from '../server/domains/account/matching/doubles';
import { correctDetail, lockedDetails } from '../server/domains/account/players/correct-detail';
import { requestFactorReset } from '../server/domains/account/two-factor/factor-reset';
import { PlayerProblem, setMembership, showPlayer } from '../server/domains/account/players/operators';
import { say } from './say';
import { usage } from './usage';
import { operator as by, withDatabase } from './with-database';

const HELP = usage('players', [
  ['show <email>', 'show a player and their groups'],
  ['add <email> <group> <reason>', 'add a player to a group'],
  ['remove <email> <group> <reason>', 'remove a player from a group'],
  ['correct <email> <detail> <value> <reason>', `correct ${lockedDetails.join(', ')} of a verified player`],
  ['reset-factor <email> <reason>', 'switch off a lost second factor after the waiting time'],
  ['reopen <email> <reason>', 'reopen an account that its player closed, where the law allows it'],
  ['doubles list', 'list accounts that may be the same person’s, likeliest first'],
  ['decide <pair> same|different <reason>', 'decide such a pair; withdrawals of both wait until then'],
]);

async function change(database: Database, isMember: boolean, [email = '', group = '', ...reason]: string[]): Promise<void> {
  const isDone = await setMembership(database, { email, group: Number(group), isMember, reason: reason.join(' '), by });
  if (isDone) say(isMember ? `Added ${email} to group ${group}.` : `Removed ${email} from group ${group}.`);
  else say(isMember ? `${email} is already in group ${group}.` : `${email} is not in group ${group}.`);
}

const commands: Record<string, (database: Database, words: string[]) => Promise<void>> = {
  show: async (database, [email = '']) => {
    const { groups, ...player } = await showPlayer(database, email);
    say(
      [...Object.entries(player).map(([name, value]) => `${name.padEnd(9)} ${value ?? '-'}`), `groups    ${groups.join(', ') || '-'}`].join(
        '\n',
      ),
    );
  },
  add: (database, words) => change(database, true, words),
  remove: (database, words) => change(database, false, words),
  correct: async (database, [email = '', detail = '', value = '', ...reason]) => {
    await correctDetail(database, { email, detail, value, reason: reason.join(' '), by });
    say(`Corrected ${detail} of ${email}.`);
  },
  'reset-factor': async (database, [email = '', ...reason]) => {
    const due = await requestFactorReset(database, { email, reason: reason.join(' '), by, now: new Date() });
    say(`Two-factor authentication of ${email} will be turned off at ${due.toISOString()}, unless the player cancels the reset.`);
  },
  doubles: async (database) => {
    const pairs = await listDoubles(database);
    const lines = pairs.map(({ id, email, other, score, reasons }) => `${id}  ${score}  ${email}  ${other}  ${reasons.join(', ')}`);
    say(lines.length > 0 ? lines.join('\n') : 'No pairs are waiting for a decision.');
  },
  decide: async (database, [pair = '', state = '', ...reason]) => {
    if (state !== 'same' && state !== 'different') throw new PlayerProblem('The decision must be same or different.');
    await decideDouble(database, { id: Number(pair), state, reason: reason.join(' '), by, now: new Date() });
    say(`Decided pair ${pair}: ${state}.`);
  },
  reopen: async (database, [email = '', ...reason]) => {
    await reopenAccount(database, { email, reason: reason.join(' '), by, now: new Date() });
    say(`Reopened the account of ${email}.`);
  },
};

async function run(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || words.length === 0) throw new PlayerProblem(HELP);
  await withDatabase((database) => command(database, words));
}

await run().catch((error: unknown) => {
  if (!(error instanceof PlayerProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
