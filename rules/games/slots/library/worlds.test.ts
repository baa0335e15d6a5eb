import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { frameSvg, layerSvg, symbolSvg, type World } from '../art/world';
import { folders } from './games.gen';
import { libraryGames } from './library';
import { worldOf } from './worlds.gen';

/** The maximum compressed size of a world's code; the shared drawing helpers are loaded once for all. */
const BYTES = 60_000;
/** Symbols are things, never animals or people. */
const creatures = /^(cat|dog|bird|fish|koi|camel|dove|horse|lion|tiger|wolf|bear|owl|dragon|monkey|rabbit|clown|fairy|paw|mask-of.*)$/;

const games = libraryGames().map(({ config }) => config);
const worlds = await Promise.all(folders.map(async ({ world }) => [world, await worldOf(world)] as [string, World]));

describe('worlds', () => {
  it('are at least 40, each with a game', () => {
    expect(worlds.length).toBeGreaterThanOrEqual(40);
    for (const [name] of worlds) expect([name, games.some(({ world }) => world === name)]).toEqual([name, true]);
  });

  it('have different names and looks: no two share colours, or a frame with the same particles and light', () => {
    const colours = worlds.map(([, { light, tone, dark, night }]) => [light, tone, dark, night].join());
    expect(new Set(colours).size).toBe(worlds.length);
    expect(new Set(worlds.map(([, { night }]) => night)).size).toBe(worlds.length);
    expect(new Set(worlds.map(([, { frame, tone }]) => `${frame} ${tone}`)).size).toBe(worlds.length);
    expect(new Set(worlds.map(([, world]) => layerSvg(world, 'middle'))).size).toBe(worlds.length);
  });

  it.each(worlds)('draws complete pictures, and every symbol of its games differently: %s', (name, world) => {
    const pictures = [
      ...(['far', 'middle', 'near', 'free'] as const).map((layer) => layerSvg(world, layer)),
      ...Object.keys(world.symbols).map((art) => symbolSvg(world, art)),
      frameSvg(world, 500, 300, 26),
    ];
    for (const svg of pictures) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(`id="${id}"`);
    }
    expect(new Set(pictures).size).toBe(pictures.length);
    const own = games.filter((game) => game.world === name).flatMap(({ symbols }) => symbols.map(({ art }) => art));
    const drawn = Object.keys(world.symbols);
    expect(own.filter((art) => !drawn.includes(art))).toEqual([]);
    expect(drawn.filter((art) => creatures.test(art))).toEqual([]);
  });

  it.each(worlds.map(([name]) => name))('are at most 60 KB compressed: %s', (name) => {
    const code = readFileSync(new URL(`./${name}/world.ts`, import.meta.url));
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(BYTES);
  });
});
