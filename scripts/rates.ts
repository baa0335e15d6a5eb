/** `npm run rates -- list | set <currency>=<euros> … | import <file>`: exchange rates of currencies in euros. */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { inTransaction } from '../server/database/connection';
import { listRates, setRates } from '../server/domains/cashbox/accounts/currency-rates';
import { say } from './say';
import { table, usage } from './usage';
import { operator, withDatabase } from './with-database';

const HELP = usage(
  'rates',
  [
    ['list', 'list what each currency is worth in euros'],
    ['set <currency>=<euros> … [--far]', 'change rates, such as BTC=81250.50'],
    ['import <file> [--far]', 'change rates from a JSON file, such as { "BTC": "81250.50" }'],
  ],
  'Changes by more than a factor of two need --far. Set OPERATOR to your name: it is recorded with every change.',
);

const fileSchema = v.record(v.string(), v.string());

async function readRates(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Can't read ${file} (${error.code}).`);
  });
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!reading.success)
    throw new Error(`${file}: expected a JSON object of currency codes and quoted decimals, such as { "BTC": "81250.50" }.`);
  return new Map(Object.entries(reading.output));
}

function pairsIn(args: readonly string[]): Map<string, string> {
  return new Map(
    args.map((arg) => {
      const [, currency, rate] = /^(\w+)=(.*)$/.exec(arg) ?? [];
      if (currency === undefined || rate === undefined) throw new Error(`${arg}: expected <currency>=<euros>, such as BTC=81250.50.`);
      return [currency.toUpperCase(), rate] as const;
    }),
  );
}

async function change(rates: ReadonlyMap<string, string>, isFarAllowed: boolean): Promise<void> {
  if (rates.size === 0) throw new Error('No rates given.');
  await withDatabase(async (database) => {
    const changes = await inTransaction(database, (transaction) => setRates(transaction, { rates, by: operator, isFarAllowed }));
    say(changes.length > 0 ? changes.map(({ currency, from, to }) => `${currency}: ${from} → ${to}`).join('\n') : 'No rates changed.');
  });
}

async function run(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  const isFarAllowed = rest.includes('--far');
  const args = rest.filter((arg) => arg !== '--far');
  if (name === 'list') {
    await withDatabase(async (database) => {
      const rates = await listRates(database);
      say(
        table(
          ['currency', 'euros', 'since'],
          rates.map(({ currency, eur_rate, changed_at }) => [currency, eur_rate.padStart(14), changed_at.toISOString()]),
        ),
      );
    });
  } else if (name === 'set') await change(pairsIn(args), isFarAllowed);
  else if (name === 'import' && args[0] !== undefined) await change(await readRates(args[0]), isFarAllowed);
  else throw new Error(HELP);
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
