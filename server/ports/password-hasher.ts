/** Hashes passwords; each takes some hundredths of a second of CPU. */
export interface PasswordHasher {
  /** A new hash of a password. Throws Unavailable. */
  hash(password: string): Promise<string>;
  /** Whether a password has this hash. Throws Unavailable. */
  verify(hash: string, password: string): Promise<boolean>;
}
