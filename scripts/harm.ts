/** `npm run harm -- list | show <email>`: players with markers of gambling harm, the reasons, and the actions taken. */
import { type HarmReason } from '../rules/limits/harm';
import type { Database } from '../server/database/connection';
import { PlayerProblem, showPlayer } from '../server/domains/account/players/operators';
import { harmHistory, listHarmMarks, readHarmMark } from '../server/domains/limits/harm/store';
import { say } from './say';
import { table, usage } from './usage';
import { withDatabase } from './with-database';

const HELP = usage(
  'harm',
  [
    ['list', 'list players with markers of harm, highest score first'],
    ['show <email>', 'show a player’s score, its reasons, and the actions taken'],
  ],
  'Only for the care of players: never use any of this to promote play.',
);
const AT_MOST = 100;

const words = (reasons: readonly HarmReason[]) => reasons.map(({ marker, value, points }) => `${marker} ${value} (+${points})`).join(', ');

const commands: Record<string, (database: Database, email: string) => Promise<void>> = {
  list: async (database) => {
    const rows = (await listHarmMarks(database, AT_MOST)).map(({ email, score, reasons, step, stepped_at }) => [
      String(score),
      email,
      step ? `${step} ${stepped_at!.toISOString()}` : '-',
      words(reasons),
    ]);
    say(rows.length > 0 ? table(['score', 'player', 'last step', 'reasons'], rows) : 'No player shows markers of harm.');
  },
  show: async (database, email) => {
    const { id } = await showPlayer(database, email);
    const mark = await readHarmMark(database, id);
    const history = await harmHistory(database, id, AT_MOST);
    say(
      [
        `score   ${mark?.score ?? 0}`,
        `reasons ${mark ? words(mark.reasons) || '-' : '-'}`,
        ...history.map(({ at, kind, details }) => `${at.toISOString()}  ${kind}  ${JSON.stringify(details)}`),
      ].join('\n'),
    );
  },
};

async function run(): Promise<void> {
  const [name = '', email = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name === 'show' && email === '')) throw new PlayerProblem(HELP);
  await withDatabase((database) => command(database, email));
}

await run().catch((error: unknown) => {
  if (!(error instanceof PlayerProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
