/** A server's request to its hashing process: a password to hash, or to check against a hash. */
export interface HashingOrder {
  id: number;
  password: string;
  known?: string;
}

/** The response of the process; a problem is an error of the library, such as for a malformed hash. */
export type HashingResponse = { id: number } & ({ hash: string } | { isRight: boolean } | { problem: string });
