import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

/** Top-level folders without written code. */
const withoutCode = new Set([
  'node_modules',
  'dist',
  'docs',
  'public',
  'test-results',
  'bench-results',
  'mutation-results',
  'screenshots',
  'playwright-report',
  'coverage',
]);

/** The folders with the product and its tests. */
export const roots: readonly string[] = readdirSync(projectRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !withoutCode.has(entry.name))
  .map(({ name }) => name);

export interface SourceFile {
  /** Relative to the project's root, with forward slashes. */
  path: string;
  text: string;
  lines: number;
}

const sourceEnding = /\.(ts|tsx|css|sql)$/;
const generated = /\.gen\.ts$/;

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function read(path: string): SourceFile {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  return { path, text, lines: text.trimEnd().split('\n').length };
}

/** Every written source file of the project; without generated ones. */
export const sourceFiles: readonly SourceFile[] = roots
  .flatMap((root) => walk(join(projectRoot, root)))
  .filter((path) => sourceEnding.test(path) && !generated.test(path))
  .sort()
  .map(read);

/** The files that TypeScript reads. */
export const codeFiles = sourceFiles.filter(({ path }) => /\.tsx?$/.test(path));

/** Whether a file is a test, and so may import anything. */
export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
}
