import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCoverStore } from './cover-store';
import type { CoverGame } from './draw-cover';

const games = ['one', 'two', 'three', 'four'].map(
  (name): CoverGame => ({ identifier: `maker:${name}`, title: name, provider: 'Maker', motif: 'moon', palette: 'ion' }),
);
const [first, second] = games as [CoverGame, CoverGame];

let dataDir = '';
let rendered: string[] = [];
let running = 0;
let most = 0;

async function render(svg: string, format: string): Promise<Buffer> {
  running += 1;
  most = Math.max(most, running);
  await new Promise((resolve) => setTimeout(resolve, 10));
  running -= 1;
  rendered.push(format);
  return Buffer.from(svg);
}

const open = () => openCoverStore({ dataDir, games, render });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'covers-'));
  [rendered, running, most] = [[], 0, 0];
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('openCoverStore', () => {
  it('renders a file once for concurrent requests, and doesn’t repeat it after a restart', async () => {
    const store = open();
    const files = await Promise.all([1, 2, 3].map(() => store.coverFile(first, 320, 'webp')));
    expect(new Set(files).size).toBe(1);
    await open().coverFile(first, 320, 'webp');
    expect(rendered).toEqual(['webp']);
    expect(await readFile(files[0] ?? '', 'utf8')).toMatch(/^<svg.*<\/svg>$/);
  });

  it('renders while another server uses the same folder', async () => {
    const files = await Promise.all([open(), open(), open()].map((store) => store.coverFile(first, 320, 'webp')));
    expect(new Set(files).size).toBe(1);
    expect(await readdir(join(dataDir, 'covers'))).toHaveLength(1);
  });

  it('leaves only complete files, one per width and format', async () => {
    const store = open();
    await Promise.all([store.coverFile(first, 320, 'webp'), store.coverFile(first, 640, 'webp'), store.coverFile(second, 320, 'avif')]);
    expect((await readdir(join(dataDir, 'covers'))).map((name) => name.replace(/\.\d+-/, '-')).toSorted()).toEqual([
      'maker.one-320.webp',
      'maker.one-640.webp',
      'maker.two-320.avif',
    ]);
  });

  it('renders two at a time at most', async () => {
    const store = open();
    await Promise.all(games.map((game) => store.coverFile(game, 320, 'webp')));
    expect({ most, count: rendered.length }).toEqual({ most: 2, count: 4 });
  });

  it('retries a file whose rendering failed', async () => {
    let isBroken = true;
    const store = openCoverStore({
      dataDir,
      games,
      render: (svg, format) => (isBroken ? Promise.reject(new Error('no memory')) : render(svg, format)),
    });
    await expect(store.coverFile(first, 320, 'webp')).rejects.toThrow('no memory');
    isBroken = false;
    expect(await store.coverFile(first, 320, 'webp')).toContain('maker.one');
  });
});
