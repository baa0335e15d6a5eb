import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresFailed } from '../problems';
import { type Account, canReach } from './account';
import { type Binaries, makeSharedFolder, sharedFolder } from './binaries';

const run = promisify(execFile);
const majorVersion = '18';
export const userName = 'perigee';

/** A cluster on disk, ready to be started. */
export interface Cluster {
  path: string;
  password: string;
}

/** Finds the cluster of `folder`, or creates one; an incomplete one of an interrupted start is recreated. */
export async function prepareCluster(folder: string, binaries: Binaries, account: Account | null): Promise<Cluster> {
  const path = await placeOf(folder, account);
  const password = await passwordOf(folder);
  if (!existsSync(join(path, 'PG_VERSION'))) await initialise(path, password, binaries, account);
  const version = (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim();
  if (version === majorVersion) return { path, password };
  throw new EmbeddedPostgresFailed(
    `The data in ${path} was written by PostgreSQL ${version} and this release runs ${majorVersion}: set DATA_DIR to another folder.`,
  );
}

/** Inside the folder if the postgres user can reach it, otherwise in the shared folder with a symlink to it. */
async function placeOf(folder: string, account: Account | null): Promise<string> {
  const inside = join(folder, 'cluster');
  const found = await lstat(inside).catch(() => null);
  if (found?.isSymbolicLink()) return readlink(inside);
  if (found || !account || canReach(account, folder)) return inside;
  await makeSharedFolder();
  const outside = join(sharedFolder, `cluster-${randomBytes(6).toString('hex')}`);
  await symlink(outside, inside);
  return outside;
}

async function passwordOf(folder: string): Promise<string> {
  const path = join(folder, 'password');
  const known = await readFile(path, 'utf8').catch(() => null);
  if (known) return known.trim();
  const password = randomBytes(24).toString('hex');
  await writeFile(path, password, { mode: 0o600 });
  return password;
}

async function initialise(path: string, password: string, { initdb }: Binaries, account: Account | null): Promise<void> {
  const half = `${path}.half`;
  const passwordFile = join(half, 'password');
  const data = join(half, 'data');
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  await chmod(half, 0o700);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) for (const owned of [half, passwordFile]) await chown(owned, account.uid, account.gid);
  const args = [
    `--pgdata=${data}`,
    `--username=${userName}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await run(initdb, args, { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error);
    throw new EmbeddedPostgresFailed(`PostgreSQL could not make its data folder ${path}: ${reason}`, { cause: error });
  }
  await rename(data, path);
  await rm(half, { recursive: true, force: true });
}
