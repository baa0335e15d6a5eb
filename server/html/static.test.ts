import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownServer } from '#tests/support/own-server';
import { framePolicy } from '#server/plugins/security';
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

const server = ownServer([]);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-static-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const earlier = ['1', '2', '3'].map((name) => join(folder, 'earlier', name));
  await staticRoutes(server.app, server.platform, { client: join(folder, 'client'), earlier });
});

afterAll(() => rm(folder, { recursive: true }));

const get = async (url: string) => {
  const { statusCode, body, headers } = await server.app.inject({ method: 'GET', url });
  return { statusCode, body, cacheControl: headers['cache-control'] };
};

describe('the files of the build', () => {
  it.each([
    ['/assets/app-now.js', 'now'],
    ['/assets/same.js', 'same'],
    ['/assets/app-before.js', 'before'],
    ['/studio/assets/game-long-ago.js', 'long ago'],
  ])('%s is cached for a year, even from one of the two previous releases [OFF-004b]', async (url, text) => {
    expect(await get(url)).toEqual({ statusCode: 200, body: text, cacheControl: 'public, max-age=31536000, immutable' });
  });

  it.each(['/index.html', '/release.txt', '/recall.js'])('%s isn’t served', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a game’s file', () => {
  it('may be loaded by the frame’s own origin, and its frame only be shown by the casino', async () => {
    const headersOf = async (url: string) => (await server.app.inject({ method: 'GET', url })).headers;
    const game = await headersOf('/studio/assets/game-long-ago.js');
    expect(game['cross-origin-resource-policy']).toBe('cross-origin');
    expect(game['content-security-policy']).toBe(framePolicy(server.platform));
    const own = await headersOf('/assets/app-now.js');
    expect([own['cross-origin-resource-policy'], own['content-security-policy']]).toEqual([undefined, undefined]);
  });
});

describe('the worker', () => {
  it('is the release’s own, revalidated each time, until an operator recalls it [OFF-004c, PWA-001a]', async () => {
    expect(await get('/sw.js')).toEqual({ statusCode: 200, body: 'the worker', cacheControl: 'no-cache' });
    await setRecalled(server.database, true);
    await setRecalled(server.database, true);
    expect(await get('/sw.js')).toEqual({ statusCode: 200, body: 'the worker that recalls', cacheControl: 'no-cache' });
    await setRecalled(server.database, false);
    expect((await get('/sw.js')).body).toBe('the worker');
  });
});
