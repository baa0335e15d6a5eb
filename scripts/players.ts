/** `npm run players -- show <e-mail> | add <e-mail> <group> <reason> | remove <e-mail> <group> <reason>`: players and their groups. */
import type { Database } from '../server/database/connection';
import { PlayerProblem, setMembership, showPlayer } from '../server/domains/account/operators';
import { say } from './say';
import { operator as by, withDatabase } from './with-database';

async function change(database: Database, isMember: boolean, [email = '', group = '', ...reason]: string[]): Promise<void> {
  const isDone = await setMembership(database, { email, group: Number(group), isMember, reason: reason.join(' '), by });
  const now = isMember ? 'in' : 'out of';
  say(isDone ? `${by} has put ${email} ${isMember ? 'into' : 'out of'} group ${group}.` : `${email} was ${now} group ${group} already.`);
}

const commands: Record<string, (database: Database, words: string[]) => Promise<void>> = {
  show: async (database, [email = '']) => {
    const { groups, ...player } = await showPlayer(database, email);
    say([...Object.entries(player).map(([name, value]) => `${name.padEnd(9)} ${value ?? '-'}`), `groups    ${groups.join(', ') || '-'}`].join('\n'));
  },
  add: (database, words) => change(database, true, words),
  remove: (database, words) => change(database, false, words),
};

async function run(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new PlayerProblem('npm run players -- show <e-mail>, add <e-mail> <group> <reason>, or remove <e-mail> <group> <reason>. OPERATOR names who decides.');
  await withDatabase((database) => command(database, words));
}

await run().catch((error: unknown) => {
  if (!(error instanceof PlayerProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
