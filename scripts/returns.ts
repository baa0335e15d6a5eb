/** `npm run returns -- list | off`: actual returns of games in the last 90 days, compared with the expected ones. */
import { formatMoney } from '../rules/money/format';
import type { Database } from '../server/database/connection';
import { compareReturns, type GameReturn } from '../server/domains/play/returns/returns-job';
import { readAlarms } from '../server/domains/play/returns/store';
import { say } from './say';
import { table, usage } from './usage';
import { withDatabase } from './with-database';

const HELP = usage(
  'returns',
  [
    ['list', 'list what each game returned and should have returned, largest deviation first'],
    ['off', 'list games with an active alarm; fails if there are any'],
  ],
  'The deviation is in standard errors; 4.5 raises the alarm.',
);

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

const lineOf = ({ game, rounds, actual, theoretical, deviation, verdict, stake, win }: GameReturn) => [
  game,
  String(rounds),
  percent(actual),
  percent(theoretical),
  deviation.toFixed(2),
  formatMoney(stake, 'EUR', 'en'),
  formatMoney(win, 'EUR', 'en'),
  verdict.replace('_', ' '),
];

const commands: Record<string, (database: Database) => Promise<void>> = {
  list: async (database) => {
    const compared = (await compareReturns(database, new Date())).toSorted(
      (one, other) => Math.abs(other.deviation) - Math.abs(one.deviation),
    );
    const headings = ['game', 'rounds', 'returned', 'should', 'deviation', 'staked', 'won', 'verdict'];
    say(compared.length > 0 ? table(headings, compared.map(lineOf)) : 'Nothing was played in the last 90 days.');
  },
  off: async (database) => {
    const alarms = await readAlarms(database);
    if (alarms.length === 0) return say('No game has an active alarm.');
    process.exitCode = 1;
    const rows = alarms.map(({ game_identifier, deviation, raised_at }) => [
      game_identifier,
      deviation.toFixed(2),
      raised_at.toISOString(),
    ]);
    return say(table(['game', 'deviation', 'since'], rows));
  },
};

const [name = ''] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) await withDatabase(command);
else {
  process.stderr.write(`${HELP}\n`);
  process.exitCode = 1;
}
