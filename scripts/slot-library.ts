/** Generates the indices of the slot library: to add a game, add a folder and run `npm run generate`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const LIBRARY = 'rules/games/slots/library';

/** The folders of the library, one for each world. */
export function libraryFolders(): string[] {
  return readdirSync(LIBRARY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(LIBRARY, entry.name, 'games.ts')))
    .map(({ name }) => name)
    .sort();
}

const heading = '// Written by `npm run generate`: do not edit.\n';

/** Every game of the library with its figures. */
export function libraryGamesFile(): string {
  const folders = libraryFolders();
  const imports = folders
    .map((name, i) => `import { figures as f${i} } from './${name}/figures';\nimport { games as g${i} } from './${name}/games';\n`)
    .join('');
  const rows = folders.map((name, i) => `  { world: '${name}', games: g${i}, figures: f${i} },\n`).join('');
  return `${heading}import type { GameFolder } from './game-folder';\n${imports}\n/** The folders of the library. */\nexport const folders: readonly GameFolder[] = [\n${rows}];\n`;
}

/** The index of all worlds, each loaded on demand. */
export function libraryWorldsFile(): string {
  const rows = libraryFolders().map((name) => `  '${name}': () => import('./${name}/world'),\n`);
  return `${heading}import type { World } from '../art/world';\n\nconst worlds: Readonly<Record<string, () => Promise<{ world: World }>>> = {\n${rows.join('')}};\n\n/** Loads a world of the library. Throws a RangeError for a name that it lacks. */\nexport async function worldOf(name: string): Promise<World> {\n  const load = worlds[name];\n  if (!load) throw new RangeError(\`no world \${name}\`);\n  return (await load()).world;\n}\n`;
}
