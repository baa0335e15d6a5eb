import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '#server/plugins/refusals';

/** argon2id, which is the library's default algorithm, with 19 MiB and two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const WAITING_AT_MOST = 64;

let free = availableParallelism();
const waiting: (() => void)[] = [];

/** At most as many hashes at once as cores, and a bounded queue; beyond it `rate_limited`. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else {
    if (waiting.length >= WAITING_AT_MOST) throw refuse('rate_limited', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/** Composed characters, so that one keyboard's ä is another's. */
const composed = (password: string) => password.normalize('NFC');

/** The hash of a password as it is kept. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(composed(password), options));
}

let nobody: Promise<string> | null = null;

/**
 * Whether a password is the one of the hash. Without a hash it takes the same time and answers false, so that
 * addresses with and without an account cannot be told apart.
 */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  nobody ??= hash('nobody has this password', options);
  const against = known ?? (await nobody);
  const isRight = await inTurn(() => verify(against, composed(password)));
  return isRight && known !== null;
}
