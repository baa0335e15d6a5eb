import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { EmbeddedPostgresFailed } from '../problems';

/** The user that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Null: it runs as the current user. PostgreSQL refuses to run as root, so then it runs as the user `postgres`, which is created if
 * missing.
 */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  return findAccount() ?? createAccount();
}

function findAccount(): Account | null {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

function createAccount(): Account {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
  } catch {
    // Only check whether the user exists now; a concurrent start may have created it.
  }
  const account = findAccount();
  if (account) return account;
  throw new EmbeddedPostgresFailed(
    'PostgreSQL does not run as root and the user "postgres" cannot be made here: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account can traverse every folder above `path`. */
export function canReach(account: Account, path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (!canPass(account, folder)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function canPass({ uid, gid }: Account, folder: string): boolean {
  const found = statSync(folder);
  if (found.uid === uid) return (found.mode & 0o100) !== 0;
  if (found.gid === gid) return (found.mode & 0o010) !== 0;
  return (found.mode & 0o001) !== 0;
}
