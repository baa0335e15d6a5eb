import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '#server/ports/password-hasher';

/** argon2id, which is the library's default algorithm, with 19 MiB and two passes: what OWASP recommends at least (0135). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes in this process. */
export const argon2: PasswordHasher = {
  hash: (password) => hash(password, options),
  verify: (known, password) => verify(known, password),
};
