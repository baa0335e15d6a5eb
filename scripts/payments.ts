/**
 * `npm run payments -- returns | again <payment> <reason> | bank <payment> <iban> <reason>`: deposits whose return failed;
 * `rest <email> <currency> <iban> <reason>`: a balance that's too small for a withdrawal.
 */
import type { Database } from '../server/database/connection';
import { listFailedReturns, ReturnProblem, sendReturnAgain } from '../server/domains/cashbox/payments/failed-returns';
import { payRest } from '../server/domains/cashbox/payments/pay-rest';
import { openPayments } from '../server/edges/payments/open-payments';
import { systemClock } from '../server/edges/clock';
import type { Environment } from '../server/environment';
import { say } from './say';
import { table, usage } from './usage';
import { operator as by, withDatabase } from './with-database';

const HELP = usage('payments', [
  ['returns', 'list deposits that couldn’t be refunded, oldest first'],
  ['again <payment> <reason>', 'send the refund to the same source again'],
  ['bank <payment> <iban> <reason>', 'send it to a bank account in the player’s name instead'],
  ['rest <email> <currency> <iban> <reason>', 'pay out a balance below the smallest withdrawal, also from a closed account'],
]);

async function send(database: Database, payment: string, iban: string | null, reason: string[]): Promise<void> {
  const payout = await sendReturnAgain(database, { payment, iban, reason: reason.join(' '), by, now: new Date() });
  say(`Sent ${payment} again as ${payout}. The player has been notified.`);
}

type Command = (database: Database, words: string[], environment: Environment) => Promise<void>;

/** Pays out a remaining balance, by the payment methods of the environment's provider. */
const rest: Command = async (database, [email = '', currency = '', iban = '', ...reason], environment) => {
  const log = { error: (fault: { err: unknown }) => say(String(fault.err)) } as unknown as Parameters<typeof openPayments>[2]['log'];
  const { provider, close } = await openPayments(environment, database, { clock: systemClock, log });
  const order = { email, currency: currency.toUpperCase(), iban: iban.replaceAll(' ', ''), reason: reason.join(' '), by, now: new Date() };
  const payout = await payRest(database, provider, order).finally(close);
  say(`Ordered the payout ${payout}.`);
};

const commands: Record<string, Command> = {
  returns: async (database) => {
    const failed = await listFailedReturns(database);
    const rows = failed.map((one) => [one.id, one.email, one.method, `${one.amount_cents} ${one.currency}`, one.failedAt!.toISOString()]);
    say(rows.length > 0 ? table(['payment', 'player', 'method', 'minor units', 'failed'], rows) : 'No refund has failed.');
  },
  again: (database, [payment = '', ...reason]) => send(database, payment, null, reason),
  rest,
  bank: (database, [payment = '', iban = '', ...reason]) => send(database, payment, iban.replaceAll(' ', ''), reason),
};

async function run(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new ReturnProblem(HELP);
  await withDatabase((database, environment) => command(database, words, environment));
}

await run().catch((error: unknown) => {
  if (!(error instanceof ReturnProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
