import { describe, expect, it } from 'vitest';
import { whyForbidden } from './arrows';
import { isTooLong, quantile } from './budgets';
import { pathsNamedIn, scriptsNamedIn } from './readme';
import { unusedNames } from './unused-names';
import { readSyntax } from './syntax';

const syntaxOf = (text: string) => readSyntax({ path: 'rules/sample.tsx', text, lines: 0 });

describe('the check of imports', () => {
  it.each([
    ['server/domains/games/store.ts', '#contract/calls/games', true],
    ['server/app.ts', '../src/main', false],
    ['contract/call.ts', 'valibot', true],
    ['contract/call.ts', 'react', false],
    ['rules/money.ts', '#offline/outbox', false],
    ['sw/index.ts', '../src/platform/log', false],
    ['src/platform/worker-bridge.ts', '../worker/compute', true],
    ['src/platform/session.ts', '../features/account/sign-in', false],
    ['src/features/games/tile.tsx', '../shop/card', false],
    ['src/features/games/parts/tile.tsx', '../rail', true],
    ['src/features/games/tile.tsx', '../../ui/card', true],
    ['src/ui/card.tsx', '../platform/i18n', false],
    ['src/routes/lobby.tsx', '../shell/layout', true],
    ['offline/inbox.ts', '#tests/support/server', false],
  ])('%s -> %s: %s', (importer, specifier, isAllowed) => {
    expect(whyForbidden(importer, specifier) === undefined).toBe(isAllowed);
  });
});

describe('the syntax reader', () => {
  it('finds imports of every kind', () => {
    const text =
      "import type { A } from './a';\nexport * from './b';\nvoid import('./c');\nnew Worker(new URL('./d.ts', import.meta.url));\n";
    expect(syntaxOf(text).imports.sort()).toEqual(['./a', './b', './c', './d.ts']);
  });

  it.each([
    'Math.random()',
    'Date.now()',
    'new Date()',
    'Date()',
    'await x',
    'async () => 1',
    'new Promise(() => {})',
    'crypto.randomUUID()',
  ])('%s is impure', (expression) => {
    expect(syntaxOf(`export const it = ${expression};`).impurities).not.toEqual([]);
  });

  it('allows rules to use a time argument', () => {
    expect(syntaxOf('export const day = (now: number) => new Date(now).getUTCDate();').impurities).toEqual([]);
  });

  it('measures functions, and gives markup and groups of tests more room', () => {
    const body = '\n'.repeat(70);
    expect(syntaxOf(`function long() {${body}}`).functions.map(isTooLong)).toEqual([true]);
    expect(syntaxOf(`function Card() {${body} return <p />; }`).functions.map(isTooLong)).toEqual([false]);
    expect(syntaxOf(`describe('x', () => {${body}});`).functions.map(isTooLong)).toEqual([false]);
  });
});

describe('the check of names', () => {
  it('finds names that no code uses, literally or by a template', () => {
    const texts = ["t('games.title')", 't(`games.tab.${tab}`)', 'refuse("not_found")', "// 'left' over"];
    expect(unusedNames(['games.title', 'games.tab.new', 'games.gone', 'not_found', 'games.tab'], texts)).toEqual([
      'games.gone',
      'games.tab',
    ]);
  });
});

describe('the other checks', () => {
  it('return quantiles that are actual values', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([], 0.9)).toBe(0);
  });

  it('find scripts and paths in a README', () => {
    expect(scriptsNamedIn('`npm ci && npm start`, npm run bench -- x, `npm test`')).toEqual(['start', 'bench', 'test']);
    expect(pathsNamedIn('see `server/main.ts`, `docs/decisions/`, `npm run x` and `a`')).toEqual(['server/main.ts', 'docs/decisions/']);
  });
});
