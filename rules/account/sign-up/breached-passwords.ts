import common from './common-passwords.json' with { type: 'json' };

const commonPasswords: ReadonlySet<string> = new Set(common);

/** Whether a password is among the first that attackers try: it's on the bundled list in any case, or it's the email or its local part. */
export function isBreached(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  return commonPasswords.has(plain) || plain === address || plain === address.split('@')[0];
}
