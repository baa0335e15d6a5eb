import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { SeededBug } from '../faults/bugs/bug.ts';
import { seededBugs } from '../faults/seeded-bugs.ts';

/** The module that reads migrations and functions, since plugins don't process SQL. */
const reader = { file: 'server/database/sql-files.ts', from: "await readFile(new URL(name, folder), 'utf8')" };

/** The module into whose code a bug is injected: the bug's own, or for SQL the one that reads it. */
function placeOf({ file, from, to }: SeededBug): { file: string; from: string; to: string } {
  if (!file.endsWith('.sql')) return { file, from, to };
  const isHere = `name === ${JSON.stringify(basename(file))}`;
  return {
    ...reader,
    to: `(${reader.from}).replace(${isHere} ? ${JSON.stringify(from)} : '', () => (${isHere} ? ${JSON.stringify(to)} : ''))`,
  };
}

/** Injects the bug named by SEEDED_BUG into the code under test, for this run only; does nothing without it. */
export function seededBugPlugin(): Plugin {
  const name = process.env.SEEDED_BUG;
  const bug = seededBugs.find((one) => one.name === name);
  if (name && !bug) throw new Error(`No seeded bug is named "${name}".`);
  const place = bug && placeOf(bug);
  const file = place && resolve(place.file);
  return {
    name: 'seeded-bug',
    enforce: 'pre',
    transform(code, id) {
      if (!place || id.split('?')[0] !== file) return null;
      if (!code.includes(place.from)) throw new Error(`${place.file} has no place for the bug "${name}".`);
      return { code: code.replace(place.from, () => place.to), map: null };
    },
  };
}
