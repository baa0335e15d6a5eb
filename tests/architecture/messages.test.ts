import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogues } from '#locales/texts';

const roots = ['brands', 'contract', 'manifest', 'offline', 'payments', 'rules', 'scripts', 'server', 'src', 'studio', 'sw'];
const filesOf = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file));
/** Shipped code, and the list of the worker's texts. */
const files = roots.flatMap(filesOf).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

const literals = new Set<string>();
const templates = new Set<string>();
for (const file of files) {
  const code = readFileSync(file, 'utf8');
  for (const [, text] of code.matchAll(/['"]([\w.-]+)['"]/g)) literals.add(text!);
  for (const [, text] of code.matchAll(/`([\w-]*\.?[\w.-]*\$\{[^`]*)`/g)) templates.add(text!);
}

/** A template such as `games.category.${id}` as a pattern: each interpolation is at least one character. */
const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map((part) => part.replaceAll(/[.\\+*?^$()[\]{}|]/g, '\\$&'))
      .join('[^.]+')}$`,
  );
const patterns = [...templates].filter((template) => /^[a-z-]+\./.test(template)).map(patternOf);

/** Whether shipped code uses a message, literally, by a template, or, in the games, without its area. */
const isUsed = (key: string) =>
  literals.has(key) ||
  patterns.some((pattern) => pattern.test(key)) ||
  (key.startsWith('studio.') && literals.has(key.slice('studio.'.length)));

it('every message of the catalogues is used [LOC-001a]', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(Object.keys(catalogues.en).filter((key) => !isUsed(key))).toEqual([]);
});
