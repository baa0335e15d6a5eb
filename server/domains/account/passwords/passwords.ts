import { availableParallelism } from 'node:os';
import type { Platform } from '#server/platform';
import { PASSWORD_WAIT_MS } from '#server/timing';
import { Turns } from './turns';

type Hashing = Pick<Platform, 'passwords'>;

/**
 * Twice the number of parallel hashes, because a turn takes longer than its hash. It's also the number of pool connections that
 * all sign-ins together may use.
 */
const turns = new Turns({ atOnce: 2 * availableParallelism(), waiting: 64, waitMs: PASSWORD_WAIT_MS });

/** Runs work that checks a password in one turn. Throws Unavailable. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take(work);

/** Unicode-normalised, so that ä is the same on every keyboard. */
const composed = (password: string) => password.normalize('NFC');

/** The hash of a password for storing. Throws Unavailable. */
export function hashPassword({ passwords }: Hashing, password: string): Promise<string> {
  return inTurn(() => passwords.hash(composed(password)));
}

let ofNobody: string | null = null;

/**
 * Whether a password matches the hash; the caller has a turn. Without a hash it takes the same time and returns false, so that addresses
 * with and without an account can't be told apart. Throws Unavailable.
 */
export async function isPasswordInTurn({ passwords }: Hashing, password: string, known: string | null): Promise<boolean> {
  ofNobody ??= await passwords.hash('nobody has this password');
  const isRight = await passwords.verify(known ?? ofNobody, composed(password));
  return isRight && known !== null;
}

/** The same, in a turn of its own. Throws Unavailable. */
export function isPassword(hashing: Hashing, password: string, known: string | null): Promise<boolean> {
  return inTurn(() => isPasswordInTurn(hashing, password, known));
}
