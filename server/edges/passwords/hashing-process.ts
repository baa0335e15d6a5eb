/** A child process that hashes passwords for a server and exits with it. */
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { argon2 } from './argon2';
import type { HashingOrder, HashingResponse } from './hashing-orders';

/** Lowers the priority, so that many sign-ins don't slow down reads and bets. */
function yieldToOthers(): void {
  const low = constants.priority.PRIORITY_BELOW_NORMAL;
  setPriority(low);
  // On Linux each thread has its own priority, and some were started before this.
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
  for (const thread of threads) setPriority(Number(thread), low);
}

async function respond({ id, password, known }: HashingOrder): Promise<HashingResponse> {
  try {
    if (known === undefined) return { id, hash: await argon2.hash(password) };
    return { id, isRight: await argon2.verify(known, password) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

yieldToOthers();
process.on('message', (order: HashingOrder) => void respond(order).then((response) => process.send?.(response)));
process.on('disconnect', () => process.exit(0));
// The server handles a signal to the whole group, such as Ctrl-C, and finishes the accepted sign-ins.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
