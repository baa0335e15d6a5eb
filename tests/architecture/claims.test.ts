import { expect, it } from 'vitest';
import { claimedIds, readSpecification } from '../../scripts/specification';
import { sourceFiles } from './tree';

/** It makes up rules, to test how claims are counted. */
const exempt = 'scripts/coverage.test.ts';
const tests = sourceFiles.filter(({ path }) => /\.(?:test|journey)\.tsx?$/.test(path) && path !== exempt);

/** Quoted texts that end with claims, such as the titles of tests. */
const titlePattern = /(['"`])((?:(?!\1)[^\n])*\[[A-Z]+-\d{3}[^\n\]]*\])\1/g;

it('every claim in a test’s title is a clause that the specification has', () => {
  const clauses = new Set(readSpecification().map(({ id }) => id));
  const claims = tests.flatMap(({ path, text }) =>
    Array.from(text.matchAll(titlePattern), ([, , title]) => title!).flatMap((title) =>
      claimedIds(title).map((id) => ({ id, where: `${path}: ${title}` })),
    ),
  );
  expect(claims.length).toBeGreaterThan(500);
  expect(claims.filter(({ id }) => !clauses.has(id)).map(({ id, where }) => `${id} in ${where}`)).toEqual([]);
});
