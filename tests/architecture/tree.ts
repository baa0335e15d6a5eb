import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

/** The folders that hold the product and what proves it. */
const roots = [
  'contract', 'rules', 'offline', 'src', 'sw', 'studio', 'server', 'brands', 'locales', 'manifest', 'scripts', 'tests',
];

export interface SourceFile {
  /** From the project's root, with forward slashes. */
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

function isPresent(folder: string): boolean {
  return readdirSync(projectRoot).includes(folder);
}

function read(path: string): SourceFile {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  return { path, text, lines: text.trimEnd().split('\n').length };
}

/** Every written source file of the project; generated ones are left out, folders that do not exist are empty. */
export const sourceFiles: readonly SourceFile[] = roots
  .filter(isPresent)
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
