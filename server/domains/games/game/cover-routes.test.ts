import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ownServer } from '#tests/support/own-server';
import { bannerPath, coverPath, readCoverPath, sharedPicture } from '../../../covers/cover-path';
import { coverRoutes } from './cover-routes';

const game = 'orbit-house:orbit-roulette';
const dataDir = mkdtempSync(join(tmpdir(), 'perigee-covers-'));

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const server = ownServer([coverRoutes], { DATA_DIR: dataDir });

describe('the picture of a game', () => {
  it('has a URL with game, version and size', () => {
    expect(readCoverPath(coverPath(game, 640).slice('/covers/'.length))).toEqual({ identifier: game, kind: 'cover', width: 640 });
    expect(readCoverPath(coverPath(game, 160).slice('/covers/'.length))).toEqual({ identifier: game, kind: 'cover', width: 160 });
    expect(readCoverPath(bannerPath(game, 'wide').slice('/covers/'.length))).toEqual({
      identifier: game,
      kind: 'banner',
      shape: 'wide',
      format: 'webp',
    });
    for (const name of ['../../etc/passwd', 'a.b.1-100.webp', 'a.b-320.webp', 'a.b.1-320.png', 'a.b.1-320.jpg'])
      expect(readCoverPath(name)).toBeNull();
  });

  it('is served as WebP unless AVIF is accepted, and cached forever', async () => {
    const response = await server.app.inject(coverPath(game, 320));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(response.rawPayload.length).toBeLessThanOrEqual(14_000);
  });

  it.each([
    ['cover', coverPath(game, 320)],
    ['banner', bannerPath(game, 'wide')],
  ])('is a smaller AVIF, as a %s, for a browser that accepts it', async (_kind, url) => {
    const avif = await server.app.inject({ url, headers: { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' } });
    const webp = await server.app.inject({ url, headers: { accept: 'image/webp,*/*;q=0.8' } });
    expect([avif.headers['content-type'], webp.headers['content-type']]).toEqual(['image/avif', 'image/webp']);
    // Shared caches must not give one browser's format to another one.
    expect([avif.headers.vary, webp.headers.vary]).toEqual([expect.stringContaining('accept'), expect.stringContaining('accept')]);
    expect(avif.rawPayload.subarray(4, 12).toString()).toBe('ftypavif');
    expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length * 0.8);
    expect(avif.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('for link previews is a JPEG in the size that it says', async () => {
    const { url, width, height } = sharedPicture(game);
    const response = await server.app.inject({ url, headers: { accept: 'image/avif' } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { default: sharp } = await import('sharp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  it('doesn’t exist for unknown games', async () => {
    expect((await server.app.inject('/covers/orbit-house.nothing.1-320.webp')).statusCode).toBe(404);
    expect((await server.app.inject('/covers/..%2F..%2Fsecret')).statusCode).toBe(404);
  });
});
