/** What a server sends to its hashing process: a password to hash, or to check against a hash. */
export interface HashingOrder {
  id: number;
  password: string;
  known?: string;
}

/** What the process responds; a problem is one of the library's, such as a garbled hash. */
export type HashingResponse = { id: number } & ({ hash: string } | { isRight: boolean } | { problem: string });
