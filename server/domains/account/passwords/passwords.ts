import { availableParallelism } from 'node:os';
import type { Platform } from '#server/platform';
import { PASSWORD_WAIT_MS } from '#server/timing';
import { Turns } from './turns';

type Hashing = Pick<Platform, 'passwords'>;

/**
 * Twice as many as passwords are hashed in parallel, because a turn is longer than its hash. It's also how many connections of the pool
 * sign-ins may use, however many there are.
 */
const turns = new Turns({ atOnce: 2 * availableParallelism(), waiting: 64, waitMs: PASSWORD_WAIT_MS });

/** Does work that checks a password, all of it in one turn. Throws Unavailable. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.take(work);

/** Unicode-normalised, so that ä is the same from every keyboard. */
const composed = (password: string) => password.normalize('NFC');

/** The hash of a password as it's stored. Throws Unavailable. */
export function hashPassword({ passwords }: Hashing, password: string): Promise<string> {
  return inTurn(() => passwords.hash(composed(password)));
}

let ofNobody: string | null = null;

/**
 * Whether a password matches the hash; for work that has a turn. Without a hash it takes the same time and returns false, so that addresses
 * with and without an account can't be told apart. Throws Unavailable.
 */
export async function isPasswordInTurn({ passwords }: Hashing, password: string, known: string | null): Promise<boolean> {
  ofNobody ??= await passwords.hash('nobody has this password');
  const isRight = await passwords.verify(known ?? ofNobody, composed(password));
  return isRight && known !== null;
}

/** The same for work that has no turn yet. Throws Unavailable. */
export function isPassword(hashing: Hashing, password: string, known: string | null): Promise<boolean> {
  return inTurn(() => isPasswordInTurn(hashing, password, known));
}
