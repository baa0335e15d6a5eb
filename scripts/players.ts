/** `npm run players -- show <email> | add <email> <group> <reason> | remove <email> <group> <reason> | reset-factor <email> <reason>`: players, their groups, and a lost second factor. */
import type { Database } from '../server/database/connection';
import { requestFactorReset } from '../server/domains/account/two-factor/factor-reset';
import { PlayerProblem, setMembership, showPlayer } from '../server/domains/account/players/operators';
import { say } from './say';
import { usage } from './usage';
import { operator as by, withDatabase } from './with-database';

const HELP = usage('players', [
  ['show <email>', 'show a player and their groups'],
  ['add <email> <group> <reason>', 'add a player to a group'],
  ['remove <email> <group> <reason>', 'remove a player from a group'],
  ['reset-factor <email> <reason>', 'switch off a lost second factor after the waiting time'],
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
  'reset-factor': async (database, [email = '', ...reason]) => {
    const due = await requestFactorReset(database, { email, reason: reason.join(' '), by, now: new Date() });
    say(`Two-factor authentication of ${email} is switched off at ${due.toISOString()}, unless the player cancels it.`);
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
