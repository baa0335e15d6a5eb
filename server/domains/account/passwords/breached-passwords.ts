import { readFileSync } from 'node:fs';

let common: ReadonlySet<string> | null = null;

function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
  return common;
}

/** Whether a password is among the first that attackers try: it's on the bundled list in any case, or it's the address itself. */
export function isBreached(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  return commonPasswords().has(plain) || plain === address || plain === address.split('@')[0];
}
