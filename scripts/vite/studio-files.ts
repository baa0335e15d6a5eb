import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { StudioPart } from '../../rules/games/studio-part';

/** The studio's manifest, which its build writes before the app is built. */
const MANIFEST = resolve(import.meta.dirname, '../../dist/client/.vite/studio.json');
const PAGE = 'studio/index.html';
const ID = 'virtual:studio-files';

/** The modules of `studio/game-code.ts` in each part. */
const modulesOf: Readonly<Record<StudioPart, readonly string[]>> = {
  choice: ['studio/tables/choice-game.ts'],
  live: ['studio/live/live-game-of.ts'],
  mechanics: ['studio/mechanics/mechanic-game.ts'],
  roulette: ['studio/roulette/roulette-game.ts'],
  sicBo: ['studio/sic-bo/sic-bo-game.ts'],
  slots: ['studio/slots/slot-game.ts'],
};

/** An entry of the studio's manifest. */
interface Built {
  file: string;
  imports?: readonly string[];
  css?: readonly string[];
}

/** The files of the studio's build, by use: every game's page, each part, each world of slots. Throws for a module without its own file. */
export function studioFilesOf(manifest: Readonly<Record<string, Built>>) {
  const needed = (key: string, seen: Set<string>): string[] => {
    const built = manifest[key];
    if (!built) throw new Error(`the studio's build has no file of ${key}`);
    if (seen.has(key)) return [];
    seen.add(key);
    const own = [built.file, ...(built.css ?? [])].map((file) => `/${file}`);
    return [...own, ...(built.imports ?? []).flatMap((other) => needed(other, seen))];
  };
  const ofPage = new Set<string>();
  const first = needed(PAGE, ofPage);
  const filesOf = (keys: readonly string[]) => {
    const seen = new Set(ofPage);
    return keys.flatMap((key) => needed(key, seen));
  };
  const worlds = Object.keys(manifest).flatMap((key) => {
    const name = /^rules\/games\/slots\/library\/([^/]+)\/world\.ts$/.exec(key)?.[1];
    return name === undefined ? [] : [[name, filesOf([key])] as const];
  });
  const parts = Object.entries(modulesOf).map(([part, keys]) => [part, filesOf(keys)] as const);
  return { first, parts: Object.fromEntries(parts), worlds: Object.fromEntries(worlds) };
}

/**
 * `virtual:studio-files/first`: the files of every game's frame, and `virtual:studio-files/games`: those of each part and world, so that the app
 * can request them before the frame does. Both are empty on the development server, which doesn't build the studio.
 */
export function studioFiles(): Plugin {
  let isBuild = false;
  return {
    name: 'perigee-studio-files',
    config: (_config, { command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}/`)) return undefined;
      const { first, parts, worlds } = isBuild
        ? studioFilesOf(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Built>)
        : { first: [], parts: {}, worlds: {} };
      if (id.endsWith('/first')) return `export const first = ${JSON.stringify(first)};`;
      return `export const parts = ${JSON.stringify(parts)};\nexport const worlds = ${JSON.stringify(worlds)};`;
    },
  };
}
