import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeAudit } from '../database/audit-store';
import type { Platform } from '../platform';
import { readFirstList } from './file-hashes-store';

/** Written by the build: the hash of each server file. */
export const HASHES = 'server/hashes.json';

/** The time of the build, which identifies it here. */
const STAMP = 'server/complete';

/** The files that the server runs: its bundle with the rules and the games' figures, the rendering code, the catalogues. */
const FOLDERS = ['server', 'document', 'locales'];

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The hash of each of the server's files in a build, by its path. */
export async function hashesOf(dist: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const folder of FOLDERS.map((name) => join(dist, name)).filter((path) => existsSync(path))) {
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      const path = relative(dist, file).split(sep).join('/');
      if (entry.isFile() && path !== HASHES && path !== STAMP) hashes[path] = sha256(await readFile(file));
    }
  }
  return hashes;
}

/** The differences between files and the list of their build. */
export interface FileCheck {
  changed: string[];
  missing: string[];
  unknown: string[];
}

/** Compares a build's files with its list. */
export async function compareFiles(dist: string, listed: Readonly<Record<string, string>>): Promise<FileCheck> {
  const found = await hashesOf(dist);
  return {
    changed: Object.keys(listed).filter((path) => path in found && found[path] !== listed[path]),
    missing: Object.keys(listed).filter((path) => !(path in found)),
    unknown: Object.keys(found).filter((path) => !(path in listed)),
  };
}

/**
 * Compares the files of a build with the list that the build wrote, and the list with its state at the first check of that build. Any
 * difference is logged as an error; every check is audited. Returns whether nothing has changed.
 */
export async function checkBuild({ database, log }: Pick<Platform, 'database' | 'log'>, dist: string): Promise<boolean> {
  const content = await readFile(join(dist, HASHES)).catch(() => null);
  const build = await readFile(join(dist, STAMP), 'utf8').catch(() => '');
  const list = content === null ? null : sha256(content);
  const files = await compareFiles(dist, content === null ? {} : (JSON.parse(content.toString()) as Record<string, string>));
  const first = await readFirstList(database, build);
  const isListChanged = list === null || (first !== null && first !== list);
  const isAsBuilt = !isListChanged && Object.values(files).every((paths: string[]) => paths.length === 0);
  const details = isAsBuilt
    ? { build, list, is_as_built: true }
    : { build, list, is_as_built: false, is_list_changed: isListChanged, ...files };
  await writeAudit(database, { actor: 'platform', kind: isAsBuilt ? 'files_checked' : 'files_changed', details });
  if (isAsBuilt) log.info({ build }, 'the server’s files match the build');
  else log.error(details, 'the server’s files differ from the build');
  return isAsBuilt;
}

/** The job `file_hashes`, run daily: checks the running build. From sources there's nothing to compare with. */
export async function checkFiles(platform: Pick<Platform, 'database' | 'log'>): Promise<void> {
  const server = join(import.meta.dirname, '..');
  if (existsSync(join(server, 'main.js'))) await checkBuild(platform, join(server, '..'));
}
