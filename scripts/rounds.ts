/** `npm run rounds -- list | return <round> <reason>`: the rounds that nobody has ended, and giving the stake of one back. */
import { formatMoney } from '../rules/money/format';
import { type Database, inTransaction } from '../server/database/connection';
import { openRounds, returnRound } from '../server/domains/games/return-round';
import { say } from './say';
import { operator, withDatabase } from './with-database';

const commands: Record<string, (database: Database, round: string, reason: string) => Promise<void>> = {
  list: async (database) => {
    const lines = (await openRounds(database)).map(
      ({ id, player_id, game_identifier, currency, stake, win, is_free, placed_at }) =>
        [id, `player ${player_id}`, game_identifier, is_free ? 'free spin' : formatMoney(stake, currency, 'en'), `wins ${formatMoney(win, currency, 'en')}`, placed_at.toISOString()].join('\t'),
    );
    say(lines.length > 0 ? lines.join('\n') : 'Every round has ended.');
  },
  return: async (database, round, reason) => {
    if (reason.trim() === '') throw new Error('Why? npm run rounds -- return <round> <reason>');
    await inTransaction(database, (transaction) => returnRound(transaction, { round, reason, by: operator }));
    say(`${operator} has given the stake of round ${round} back.`);
  },
};

async function run(): Promise<void> {
  const [name = '', round = '', ...reason] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error('npm run rounds -- list, or return <round> <reason>. OPERATOR names who decides.');
  await withDatabase((database) => command(database, round, reason.join(' ')));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
