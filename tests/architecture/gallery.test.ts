import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { targetOf } from './arrows';
import { readSyntax } from './syntax';
import { codeFiles, isTest, projectRoot } from './tree';

const code = new Map(codeFiles.map((file) => [file.path, { ...file, ...readSyntax(file) }]));

/** The file of an import, resolved like in bundlers. */
function fileOf(importer: string, specifier: string): string | undefined {
  const target = targetOf(importer, specifier.replace(/\?.*$/, ''));
  return target === undefined ? undefined : [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => code.has(path));
}

/** All files reachable from an entry. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const path of reached) {
    for (const specifier of code.get(path)?.imports ?? []) {
      const next = fileOf(path, specifier);
      if (next) reached.add(next);
    }
  }
  return reached;
}

/** The entries of `npm run build`, and the pages, which are imported by a generated file. */
const pages = [...code.keys()].filter((path) => path.startsWith('src/routes/'));
const entries = [
  ...pages,
  'src/main.tsx',
  'src/document.tsx',
  'src/worker/index.ts',
  'sw/sw.ts',
  'sw/recall.ts',
  'studio/main.ts',
  'payments/script.ts',
];

describe('the gallery', () => {
  it('isn’t reachable from any build entry', () => {
    const reached = reachedFrom(entries);
    expect(reached).toContain('src/ui/button.tsx');
    expect([...reached].filter((path) => path.startsWith('gallery/'))).toEqual([]);
  });

  it('isn’t in any build configuration', () => {
    const configs = [
      'vite.config.ts',
      'studio/vite.config.ts',
      'payments/vite.config.ts',
      'scripts/build.ts',
      'index.html',
      'studio/index.html',
    ];
    expect(configs.filter((path) => /gallery/.test(readFileSync(join(projectRoot, path), 'utf8')))).toEqual([]);
  });

  it('has every component of src/ui', () => {
    const gallery = [...code.values()].filter(({ path }) => path.startsWith('gallery/'));
    const components = [...code.values()]
      .filter(({ path }) => /^src\/ui\/[^/]+\.tsx$/.test(path) && !isTest(path))
      .flatMap(({ text }) => Array.from(text.matchAll(/^export function ([A-Z]\w*)/gm), ([, name]) => name!));
    expect(components).toContain('Button');
    expect(components.filter((name) => !gallery.some(({ text }) => new RegExp(`<${name}\\b`).test(text)))).toEqual([]);
  });
});
