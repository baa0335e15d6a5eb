import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A link to the sign-up, as components write it. */
const link = /to="\/(registration|sign-up)"/;

it('every link to the sign-up is left out for visitors who may not sign up [AUTH-010b]', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const withLink = files.map((file) => ({ file, source: readFileSync(`src/${file}`, 'utf8') })).filter(({ source }) => link.test(source));
  expect(withLink.length).toBeGreaterThan(5);
  expect(withLink.filter(({ source }) => !/<ForNewPlayers>|useTakesNewPlayers\(\)/.test(source)).map(({ file }) => file)).toEqual([]);
});
