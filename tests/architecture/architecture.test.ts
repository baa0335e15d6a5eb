import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { refusalKinds } from '#contract/refusals';
import { catalogues } from '#locales/texts';
import { areas, areaOf, freeRoots, whyForbidden } from './arrows';
import { fileBudget, isBudgeted, isTooLong, quantile } from './budgets';
import { callsOf, whatExampleLacks } from './examples';
import { pathsNamedIn, scriptsNamedIn } from './readme';
import { readSyntax } from './syntax';
import { unusedNames } from './unused-names';
import { codeFiles, isTest, projectRoot, roots, sourceFiles } from './tree';

const code = codeFiles.map((file) => ({ ...file, ...readSyntax(file) }));
const product = code.filter(({ path }) => !isTest(path));

describe('declared imports', () => {
  it.each(areas.map(({ path }) => path))('%s imports only what it may', (area) => {
    const own = product.filter(({ path }) => areaOf(path)?.path === area);
    const forbidden = own.flatMap(({ path, imports }) =>
      imports.flatMap((specifier) => {
        const why = whyForbidden(path, specifier);
        return why ? [`${path}: '${specifier}': ${why}`] : [];
      }),
    );
    expect(forbidden).toEqual([]);
  });

  it('every code folder has declared imports', () => {
    expect(roots.filter((root) => !areaOf(root) && !freeRoots.includes(root))).toEqual([]);
  });

  it('rules use no clock, no randomness and nothing asynchronous', () => {
    const rules = product.filter(({ path }) => path.startsWith('rules/'));
    expect(rules.flatMap(({ path, impurities }) => impurities.map(({ what, line }) => `${path}:${line} ${what}`))).toEqual([]);
  });
});

describe('budgets', () => {
  const budgeted = sourceFiles.filter(isBudgeted);
  const lengths = product.filter(isBudgeted).map(({ lines }) => lines);

  it(`no file is longer than ${fileBudget.limit} lines`, () => {
    expect(budgeted.filter(({ lines }) => lines > fileBudget.limit).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it('most files are short', () => {
    expect(quantile(lengths, 0.5)).toBeLessThanOrEqual(fileBudget.median);
    expect(quantile(lengths, 0.9)).toBeLessThanOrEqual(fileBudget.p90);
  });

  it('functions are within their budget', () => {
    const long = code
      .filter(isBudgeted)
      .flatMap(({ path, functions }) => functions.filter(isTooLong).map(({ line, lines }) => `${path}:${line} ${lines}`));
    expect(long).toEqual([]);
  });
});

/** Instructions for developers: the first pages to read, and the how-to pages. */
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(projectRoot, 'docs/how-to')).map((file) => `docs/how-to/${file}`)];

describe('names', () => {
  const drawers = /(^|\/)(utils|common|helpers|misc|lib)\//;
  const kebab = /^(__root|\$?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9$-]+)*)$/;

  it('no folder has a catch-all name', () => {
    expect(sourceFiles.map(({ path }) => path).filter((path) => drawers.test(path))).toEqual([]);
  });

  it('files are in kebab-case', () => {
    // An SQL function's file has its name, which is an identifier.
    const otherwise = ['locales/', 'src/routes/', 'server/database/functions/'];
    const own = sourceFiles.filter(({ path }) => !otherwise.some((folder) => path.startsWith(folder)));
    expect(own.map(({ path }) => path).filter((path) => !kebab.test(basename(path)))).toEqual([]);
  });

  it.each(pages)('%s refers only to existing scripts and paths', (page) => {
    const text = readFileSync(join(projectRoot, page), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    expect(scriptsNamedIn(text).filter((script) => !(script in scripts))).toEqual([]);
    expect(pathsNamedIn(text).filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });
});

describe('messages', () => {
  const keys = Object.keys(catalogues.en).sort();

  it.each(Object.entries(catalogues))('%s has exactly the keys of English', (_locale, catalogue) => {
    expect(Object.keys(catalogue).sort()).toEqual(keys);
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  // Messages of refusals and fields are looked up by their codes; the worker's texts are in the list from which they're generated.
  it('each is used, and each refusal is thrown somewhere', () => {
    const texts = sourceFiles.filter(({ path }) => !isTest(path) && !path.startsWith('locales/')).map(({ text }) => text);
    expect(
      unusedNames(
        keys.filter((key) => !/^(refusals|fields)\./.test(key)),
        texts,
      ),
    ).toEqual([]);
    expect(unusedNames(Object.keys(refusalKinds), texts)).toEqual([]);
  });
});

/**
 * Specified calls for other front ends and for payment and identity providers (decision 0072), and the call by which anyone can verify
 * a live round (0112). The app uses none of them.
 */
const madeElsewhere = [
  'filterGames',
  'getJackpotGames',
  'getLiveRound',
  'getPlayerSettings',
  'getPlayerStats',
  'receiveCallback',
  'receiveIdentityResult',
  'selectGames',
];

describe('calls', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../contract/calls/**/*.ts', { eager: true });
  const declared = callsOf(Object.values(modules));

  it('every declared call is in the list for client, server and pages', () => {
    expect(declared.filter((call) => !calls.includes(call)).map(({ id }) => id)).toEqual([]);
  });

  it('every call has an example that its own schemas accept', () => {
    expect(declared.flatMap((call) => whatExampleLacks(call).map((lack) => `${call.id}: ${lack}`))).toEqual([]);
  });

  it('no two calls share an id, or a method and a path', () => {
    const names = declared.flatMap(({ id, method, path }) => [id, `${method} ${path}`]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('the app uses every call, except those for other clients', () => {
    const texts = product.filter(({ path }) => /^(?:src|sw|studio|offline|payments)\//.test(path)).map(({ text }) => text);
    const named = Object.values(modules).flatMap((module) =>
      Object.entries(module).filter(([, value]) => declared.some((call) => call === value)),
    );
    const isMade = ([name, call]: [string, unknown]) =>
      texts.some((text) => new RegExp(`\\b${name}\\b`).test(text) || text.includes(`'${(call as { path: string }).path}'`));
    const unmade = named.filter((entry) => !isMade(entry)).map(([name]) => name);
    expect([...new Set(unmade)].toSorted()).toEqual(madeElsewhere);
  });
});
