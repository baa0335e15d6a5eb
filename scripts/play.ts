/** `npm run play -- list | stop <what> <reason> | resume <what>`: stops new bets for a game, a provider or everything, and allows them again. */
import { type Database, inTransaction } from '../server/database/connection';
import { resumePlay, stopPlay, targetOf } from '../server/domains/games/stops';
import { readStops } from '../server/domains/games/stops-store';
import { say } from './say';
import { table, usage } from './usage';
import { operator, withDatabase } from './with-database';

const HELP = usage(
  'play',
  [
    ['list', 'list what is stopped, since when and why'],
    ['stop <what> <reason>', 'stop new bets; running rounds are played to their end'],
    ['resume <what>', 'allow bets again'],
  ],
  '<what> is everything, a provider (orbit-house) or a game (orbit-house:orbit-roulette).\nSet OPERATOR to your name: it is recorded with every change.',
);

function demand(word: string) {
  const target = targetOf(word);
  if (!target) throw new Error(`There is no provider or game ${word ? `called ${word}` : 'of that name'}.\n\n${HELP}`);
  return target;
}

const commands: Record<string, (database: Database, word: string, reason: string) => Promise<void>> = {
  list: async (database) => {
    const rows = (await readStops(database)).map(({ scope, name, reason, stopped_by, stopped_at }) => [
      name || scope,
      stopped_at.toISOString(),
      stopped_by,
      reason,
    ]);
    say(rows.length > 0 ? table(['stopped', 'since', 'by', 'reason'], rows) : 'Nothing is stopped.');
  },
  stop: async (database, word, reason) => {
    const target = demand(word);
    if (reason.trim() === '') throw new Error(`A reason is required.\n\n${HELP}`);
    const isNew = await inTransaction(database, (transaction) => stopPlay(transaction, target, { reason, by: operator }));
    say(isNew ? `Stopped new bets: ${word}.` : `${word} is already stopped.`);
  },
  resume: async (database, word) => {
    const target = demand(word);
    const wasStopped = await inTransaction(database, (transaction) => resumePlay(transaction, target, operator));
    say(wasStopped ? `Bets are allowed again: ${word}.` : `${word} isn't stopped.`);
  },
};

async function run(): Promise<void> {
  const [name = '', word = '', ...reason] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(HELP);
  await withDatabase((database) => command(database, word, reason.join(' ')));
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
