import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepEarlier, setAside } from './earlier-releases';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'perigee-build-'));
});

afterEach(() => rm(dist, { recursive: true }));

/** Builds a release with one hashed file named after it. */
async function build(name: string): Promise<void> {
  await setAside(dist);
  await mkdir(join(dist, 'client/assets'), { recursive: true });
  await writeFile(join(dist, 'client/index.html'), name);
  await writeFile(join(dist, `client/assets/${name}.js`), name);
  await keepEarlier(dist);
  await writeFile(join(dist, 'complete'), '');
}

const has = (path: string) => existsSync(join(dist, path));

describe('the files of earlier releases', () => {
  it('stay available for two releases after their own [OFF-004b]', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await build(name);
    expect([has('client/assets/d.js'), has('earlier/1/assets/c.js'), has('earlier/2/assets/b.js')]).toEqual([true, true, true]);
    expect(['client/assets/c.js', 'earlier/1/assets/b.js', 'earlier/2/assets/a.js'].filter(has)).toEqual([]);
  });

  it('aren’t removed by rebuilding the same release or by a rollback', async () => {
    for (const name of ['a', 'b', 'b', 'b']) await build(name);
    expect([has('earlier/1/assets/a.js'), has('earlier/2')]).toEqual([true, false]);
    await build('a');
    expect([has('client/assets/a.js'), has('earlier/1/assets/b.js')]).toEqual([true, true]);
  });

  it('survive a build that fails', async () => {
    await build('a');
    await setAside(dist);
    await build('b');
    expect(has('earlier/1/assets/a.js')).toBe(true);
  });
});
