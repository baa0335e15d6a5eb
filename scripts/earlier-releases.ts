import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders with hashed file names, which open pages of a release may still request. */
const HASHED = ['assets', 'studio/assets'];
const KEPT = ['1', '2'] as const;
const NAME = 'release.txt';

async function nameOf(dist: string): Promise<string | null> {
  const page = join(dist, 'client/index.html');
  return existsSync(page)
    ? createHash('md5')
        .update(await readFile(page))
        .digest('hex')
    : null;
}

const storedName = (folder: string) => readFile(join(folder, NAME), 'utf8').catch(() => null);

/** Empties a build's folder for the next build; hashed files of the last complete one are set aside. */
export async function setAside(dist: string): Promise<void> {
  const earlier = join(dist, 'earlier');
  const name = existsSync(join(dist, 'complete')) ? await nameOf(dist) : null;
  if (name) {
    const last = join(earlier, 'last');
    await rm(last, { recursive: true, force: true });
    for (const folder of HASHED.filter((hashed) => existsSync(join(dist, 'client', hashed)))) {
      await mkdir(join(last, folder, '..'), { recursive: true });
      await cp(join(dist, 'client', folder), join(last, folder), { recursive: true });
    }
    await writeFile(join(last, NAME), name);
  }
  const others = (await readdir(dist).catch(() => [])).filter((entry) => entry !== 'earlier');
  for (const entry of others) await rm(join(dist, entry), { recursive: true, force: true });
}

/**
 * Keeps the hashed files of the two previous releases, in `earlier/1` and `earlier/2`: the server serves them to pages of
 * those releases. Building the same release again changes nothing.
 */
export async function keepEarlier(dist: string): Promise<void> {
  const earlier = join(dist, 'earlier');
  const last = join(earlier, 'last');
  const [first, second] = KEPT.map((place) => join(earlier, place)) as [string, string];
  const name = await storedName(last);
  const known = [await nameOf(dist), await storedName(first)];
  if (name && !known.includes(name)) {
    await rm(second, { recursive: true, force: true });
    if (existsSync(first)) await rename(first, second);
    await rename(last, first);
  }
  await rm(last, { recursive: true, force: true });
}
