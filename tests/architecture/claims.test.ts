import { expect, it } from 'vitest';
import { claimedIds, readSpecification } from '../../scripts/specification';
import { sourceFiles } from './tree';

/** Tests of the claims themselves, whose ids are samples. */
const samples = /^scripts\/(?:coverage|specification)\.test\.ts$/;
const isTestFile = (path: string) => /\.(?:test|journey)\.tsx?$/.test(path) && !samples.test(path);

/** The titles of tests that end with clauses, and those of groups. */
const titled =
  /\b(?:(describe)|it|test)(?:\.\w+)*(?:\(\[[\s\S]*?\](?: as const)?\))?\(\s*(['"`])((?:(?!\2)[^\n])*\[[A-Z]+-\d{3}[a-z]?(?:, [A-Z]+-\d{3}[a-z]?)*\])\2/g;

const titles = sourceFiles
  .filter(({ path }) => isTestFile(path))
  .flatMap(({ path, text }) =>
    Array.from(text.matchAll(titled), ([, group, , title]) => ({ path, isGroup: group !== undefined, title: title! })),
  );

it('titles claim clauses that the specification has, and a rule only if it has no letters', () => {
  const clauses = new Set(readSpecification().map(({ id }) => id));
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter(({ title }) => claimedIds(title).some((id) => !clauses.has(id)))).toEqual([]);
});

it('groups of tests claim nothing: only the title of a test counts', () => {
  expect(titles.filter(({ isGroup }) => isGroup)).toEqual([]);
});
