import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownDatabase } from '#tests/support/database';
import { testPlatform } from '#tests/support/platform';
import { checkBuild, HASHES, hashesOf } from './file-hashes';

const { database } = ownDatabase();
const platform = testPlatform(database);
let dist: string;
let build = 0;

const write = (path: string, content: string) => writeFile(join(dist, path), content);
const writeList = async () => write(HASHES, JSON.stringify(await hashesOf(dist)));

/** A build of three files with its list. */
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'));
  for (const folder of ['server/database', 'document', 'client']) await mkdir(join(dist, folder), { recursive: true });
  await write('server/main.js', 'start()');
  await write('server/database/place_wager.sql', 'select 1');
  await write('document/document.js', 'render()');
  await writeList();
  await write('server/complete', `build ${(build += 1)}`);
});
afterEach(() => rm(dist, { recursive: true }));

/** Runs the check; returns the audit entries and the number of logged errors. */
async function check() {
  const error = vi.spyOn(platform.log, 'error').mockImplementation(() => undefined);
  const isAsBuilt = await checkBuild(platform, dist);
  const errors = error.mock.calls.length;
  error.mockRestore();
  const last = await database.selectFrom('audit_log').select(['kind', 'details']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return { isAsBuilt, errors, ...last };
}

it('finds unchanged files, and audits each check', async () => {
  await write('client/index.html', 'pages are replaced by a release of their own');
  for (let day = 0; day < 2; day += 1) {
    expect(await check()).toMatchObject({ isAsBuilt: true, errors: 0, kind: 'files_checked', details: { build: `build ${build}` } });
  }
});

it('reports a changed, a missing and an added file', async () => {
  await write('server/database/place_wager.sql', 'select 2');
  await rm(join(dist, 'document/document.js'));
  await write('server/more.js', 'steal()');
  expect(await check()).toMatchObject({
    isAsBuilt: false,
    errors: 1,
    kind: 'files_changed',
    details: { changed: ['server/database/place_wager.sql'], missing: ['document/document.js'], unknown: ['server/more.js'] },
  });
});

it('reports a list that was rewritten for changed files after the build’s first check', async () => {
  await check();
  await write('server/main.js', 'steal()');
  await writeList();
  expect(await check()).toMatchObject({
    isAsBuilt: false,
    errors: 1,
    kind: 'files_changed',
    details: { is_list_changed: true, changed: [] },
  });
});

it('reports a build without its list', async () => {
  await rm(join(dist, HASHES));
  expect(await check()).toMatchObject({ isAsBuilt: false, errors: 1, kind: 'files_changed' });
});
