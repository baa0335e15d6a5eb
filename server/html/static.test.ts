import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database';
import { testApp, testPlatform } from '#tests/support/platform';
import { setRecalled } from './recall';
import { staticRoutes } from './static';

const files: Record<string, string> = {
  'client/index.html': 'the page before it is filled in',
  'client/sw.js': 'the worker',
  'client/recall.js': 'the worker that recalls',
  'client/assets/app-now.js': 'now',
  'client/assets/same.js': 'same',
  'earlier/1/release.txt': 'a name',
  'earlier/1/assets/app-before.js': 'before',
  'earlier/1/assets/same.js': 'same',
  'earlier/2/studio/assets/game-long-ago.js': 'long ago',
};

let store: TestDatabase;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  store = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'perigee-static-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const earlier = ['1', '2', '3'].map((name) => join(folder, 'earlier', name));
  const platform = testPlatform(store.database);
  app = await testApp(platform, []);
  await staticRoutes(app, platform, { client: join(folder, 'client'), earlier });
});

afterAll(async () => {
  await app.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ method: 'GET', url });
  return { statusCode, body, cacheControl: headers['cache-control'] };
};

describe('the files of the build', () => {
  it.each([
    ['/assets/app-now.js', 'now'],
    ['/assets/same.js', 'same'],
    ['/assets/app-before.js', 'before'],
    ['/studio/assets/game-long-ago.js', 'long ago'],
  ])('%s is there for a year, also where it is of one of the two releases before [OFF-004]', async (url, text) => {
    expect(await get(url)).toEqual({ statusCode: 200, body: text, cacheControl: 'public, max-age=31536000, immutable' });
  });

  it.each(['/index.html', '/release.txt', '/recall.js'])('%s is nobody’s to ask for', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the worker', () => {
  it('is the release’s own, checked each time, until an operator recalls it [OFF-004]', async () => {
    expect(await get('/sw.js')).toEqual({ statusCode: 200, body: 'the worker', cacheControl: 'no-cache' });
    await setRecalled(store.database, true);
    await setRecalled(store.database, true);
    expect(await get('/sw.js')).toEqual({ statusCode: 200, body: 'the worker that recalls', cacheControl: 'no-cache' });
    await setRecalled(store.database, false);
    expect((await get('/sw.js')).body).toBe('the worker');
  });
});
