import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { say } from '../../scripts/say';

/** A commit, built in a temporary folder. */
export interface Checkout {
  name: string;
  folder: string;
  remove(): void;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Uses the packages of this checkout if they're the same, and installs them otherwise. */
function addPackages(folder: string): void {
  if (existsSync('node_modules') && lockOf(folder) === lockOf('.')) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' });
}

/** Checks a commit out into a temporary folder and builds it there. */
export function checkOut(revision: string): Checkout {
  const commit = git('rev-parse', '--short', '--verify', `${revision}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), `perigee-${commit}-`));
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  say(`▸ ${revision} (${commit}): check out and build`);
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    addPackages(folder);
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    remove();
    throw error;
  }
  return { name: commit, folder, remove };
}
