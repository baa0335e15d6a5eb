import { expect, it } from 'vitest';
import { claimedIds, readSpecification } from '../../scripts/specification';
import { sourceFiles } from './tree';

/** Tests of this check, whose ids are samples. */
const samples = /^scripts\/(?:coverage|specification)\.test\.ts$/;
const isTestFile = (path: string) => /\.(?:test|journey)\.tsx?$/.test(path) && !samples.test(path);

/** The titles of tests that end with clause ids, and those of groups. */
const titled =
  /\b(?:(describe)|it|test)(?:\.\w+)*(?:\(\[[\s\S]*?\](?: as const)?\))?\(\s*(['"`])((?:(?!\2)[^\n])*\[[A-Z]+-\d{3}[a-z]?(?:, [A-Z]+-\d{3}[a-z]?)*\])\2/g;

const titles = sourceFiles
  .filter(({ path }) => isTestFile(path))
  .flatMap(({ path, text }) =>
    Array.from(text.matchAll(titled), ([, group, , title]) => ({ path, isGroup: group !== undefined, title: title! })),
  );

it('titles claim only existing clauses, and a whole rule only if it has no lettered clauses', () => {
  const clauses = new Set(readSpecification().map(({ id }) => id));
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter(({ title }) => claimedIds(title).some((id) => !clauses.has(id)))).toEqual([]);
});

it('groups of tests claim no clauses, since only the title of a test counts', () => {
  expect(titles.filter(({ isGroup }) => isGroup)).toEqual([]);
});
