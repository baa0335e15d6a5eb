import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { seededBugs } from '../faults/seeded-bugs.ts';

/** Puts the bug named by SEEDED_BUG into the code that is under test, for this run alone; nothing without it. */
export function seededBugPlugin(): Plugin {
  const name = process.env.SEEDED_BUG;
  const bug = seededBugs.find((one) => one.name === name);
  if (name && !bug) throw new Error(`There is no seeded bug "${name}".`);
  const file = bug && resolve(bug.file);
  return {
    name: 'seeded-bug',
    enforce: 'pre',
    transform: (code, id) => (bug && id.split('?')[0] === file ? { code: code.replace(bug.from, () => bug.to), map: null } : null),
  };
}
