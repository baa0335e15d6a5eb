import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database';
import { testApp, testPlatform } from '#tests/support/platform';
import { bannerPath, coverPath, readCoverPath } from './cover-path';
import { coverRoutes } from './cover-routes';

const game = 'orbit-house:orbit-roulette';
let store: TestDatabase;
let app: FastifyInstance;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'perigee-covers-'));
  store = await testDatabase();
  app = await testApp(testPlatform(store.database, { DATA_DIR: dataDir }), [coverRoutes]);
});

afterAll(async () => {
  await app.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the picture of a game', () => {
  it('has an address that names game, version and size', () => {
    expect(readCoverPath(coverPath(game, 640).slice('/covers/'.length))).toEqual({ identifier: game, kind: 'cover', width: 640 });
    expect(readCoverPath(bannerPath(game, 'wide').slice('/covers/'.length))).toEqual({ identifier: game, kind: 'banner', shape: 'wide' });
    for (const name of ['../../etc/passwd', 'a.b.1-100.webp', 'a.b-320.webp', 'a.b.1-320.png']) expect(readCoverPath(name)).toBeNull();
  });

  it('is answered as WebP and kept for good', async () => {
    const answer = await app.inject(coverPath(game, 320));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(answer.rawPayload.length).toBeLessThanOrEqual(14_000);
  });

  it('is not there for games that are not', async () => {
    expect((await app.inject('/covers/orbit-house.nothing.1-320.webp')).statusCode).toBe(404);
    expect((await app.inject('/covers/..%2F..%2Fsecret')).statusCode).toBe(404);
  });
});
