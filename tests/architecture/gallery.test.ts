import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { targetOf } from './arrows';
import { readSyntax } from './syntax';
import { codeFiles, isTest, projectRoot } from './tree';

const code = new Map(codeFiles.map((file) => [file.path, { ...file, ...readSyntax(file) }]));

/** The file that an import leads to, as bundlers find it. */
function fileOf(importer: string, specifier: string): string | undefined {
  const target = targetOf(importer, specifier.replace(/\?.*$/, ''));
  return target === undefined ? undefined : [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((path) => code.has(path));
}

/** All files that an entry reaches, however far. */
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

/** What `npm run build` starts from, and the pages, which a generated file brings in. */
const pages = [...code.keys()].filter((path) => path.startsWith('src/routes/'));
const entries = [...pages, 'src/main.tsx', 'src/document.tsx', 'src/worker/index.ts', 'sw/sw.ts', 'sw/recall.ts', 'studio/main.ts', 'payments/script.ts'];

describe('the gallery', () => {
  it('is reached by nothing that a build starts from', () => {
    const reached = reachedFrom(entries);
    expect(reached).toContain('src/ui/button.tsx');
    expect([...reached].filter((path) => path.startsWith('gallery/'))).toEqual([]);
  });

  it('is named by no configuration of a build', () => {
    const configs = ['vite.config.ts', 'studio/vite.config.ts', 'payments/vite.config.ts', 'scripts/build.ts', 'index.html', 'studio/index.html'];
    expect(configs.filter((path) => /gallery/.test(readFileSync(join(projectRoot, path), 'utf8')))).toEqual([]);
  });

  it('shows every component of src/ui', () => {
    const gallery = [...code.values()].filter(({ path }) => path.startsWith('gallery/'));
    const components = [...code.values()]
      .filter(({ path }) => /^src\/ui\/[^/]+\.tsx$/.test(path) && !isTest(path))
      .flatMap(({ text }) => Array.from(text.matchAll(/^export function ([A-Z]\w*)/gm), ([, name]) => name!));
    expect(components).toContain('Button');
    expect(components.filter((name) => !gallery.some(({ text }) => new RegExp(`<${name}\\b`).test(text)))).toEqual([]);
  });
});
