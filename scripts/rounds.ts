/** `npm run rounds -- list | return <round> <reason>`: lists open rounds, and returns the stake of one. */
import { formatMoney } from '../rules/money/format';
import { type Database, inTransaction } from '../server/database/connection';
import { openRounds, returnRound } from '../server/domains/play/return-round';
import { say } from './say';
import { table, usage } from './usage';
import { operator, withDatabase } from './with-database';

const HELP = usage('rounds', [
  ['list', 'list open rounds and what each would win'],
  ['return <round> <reason>', 'refund the stake of a round instead of paying its win'],
]);

const commands: Record<string, (database: Database, round: string, reason: string) => Promise<void>> = {
  list: async (database) => {
    const rows = (await openRounds(database)).map(({ id, player_id, game_identifier, currency, stake, win, is_free, placed_at }) => [
      String(id),
      String(player_id),
      game_identifier,
      is_free ? 'free spin' : formatMoney(stake, currency, 'en'),
      formatMoney(win, currency, 'en'),
      placed_at.toISOString(),
    ]);
    say(rows.length > 0 ? table(['round', 'player', 'game', 'stake', 'win', 'placed'], rows) : 'No open rounds.');
  },
  return: async (database, round, reason) => {
    if (reason.trim() === '') throw new Error(`A reason is required.\n\n${HELP}`);
    await inTransaction(database, (transaction) => returnRound(transaction, { round, reason, by: operator }));
    say(`Returned the stake of round ${round}.`);
  },
};

async function run(): Promise<void> {
  const [name = '', round = '', ...reason] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(HELP);
  await withDatabase((database) => command(database, round, reason.join(' ')));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
