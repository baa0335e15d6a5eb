import { describe, expect, it } from 'vitest';
import { targetOf } from './arrows';
import { circlesIn, fileOf, type ImportGraph } from './import-cycles';
import { domainArrows, layerOf, layers, whyForbiddenInServer } from './server-layers';
import { readSyntax } from './syntax';
import { codeFiles, isTest } from './tree';

const code = codeFiles.map((file) => ({ ...file, ...readSyntax(file) }));
const server = code.filter(({ path }) => path.startsWith('server/') && !isTest(path));
const files = new Set(code.map(({ path }) => path));

const forbiddenOf = (path: string, imports: readonly string[]) =>
  imports.flatMap((specifier) => {
    const why = whyForbiddenInServer(path, specifier);
    return why ? [`${path}: '${specifier}': ${why}`] : [];
  });

describe('import cycles', () => {
  it('don’t exist, including type imports', () => {
    const graph: ImportGraph = new Map(
      code.map(({ path, imports }) => [
        path,
        imports.flatMap((specifier) => {
          const target = targetOf(path, specifier);
          return (target && fileOf(target, files)) ?? [];
        }),
      ]),
    );
    expect(circlesIn(graph)).toEqual([]);
  });
});

describe('layers of the server', () => {
  it.each(layers.map(({ name }) => name))('%s imports only what it may', (layer) => {
    expect(server.filter(({ path }) => layerOf(path) === layer).flatMap(({ path, imports }) => forbiddenOf(path, imports))).toEqual([]);
  });

  it('each layer imports earlier ones only', () => {
    const names = layers.map(({ name }) => name);
    expect(
      layers.flatMap(({ name, mayImport }, at) =>
        mayImport.filter((other) => !names.slice(0, at).includes(other)).map((other) => `${name} on ${other}`),
      ),
    ).toEqual([]);
  });

  it('each domain imports earlier ones only, and no declared import is unused', () => {
    const names = Object.keys(domainArrows);
    const declared = Object.entries(domainArrows).flatMap(([name, mayImport]) => mayImport.map((other) => ({ name, other })));
    expect(declared.filter(({ name, other }) => names.indexOf(other) >= names.indexOf(name))).toEqual([]);
    const isUsed = ({ name, other }: { name: string; other: string }) =>
      server.some(
        ({ path, imports }) =>
          path.startsWith(`server/domains/${name}/`) &&
          imports.some((specifier) => targetOf(path, specifier)?.startsWith(`server/domains/${other}/`)),
      );
    expect(declared.filter((arrow) => !isUsed(arrow))).toEqual([]);
  });

  it('each domain has declared imports', () => {
    const found = new Set(server.flatMap(({ path }) => /^server\/domains\/([^/]+)/.exec(path)?.[1] ?? []));
    expect([...found].toSorted()).toEqual(Object.keys(domainArrows).toSorted());
  });
});

describe('the check of the server’s imports', () => {
  it.each([
    ['server/edges/providers/routes.ts', '#server/domains/play/engine', 'edges may not import domains'],
    ['server/domains/cashbox/routes.ts', '#server/edges/mail', 'domains may not import edges'],
    ['server/domains/account/sign-up/sign-up.ts', '../../gifts/offers', 'the domain account may not import gifts'],
    ['server/domains/gifts/offers.ts', '../account/users', undefined],
    ['server/database/tables.ts', '../domains/vip/tables', undefined],
    ['server/database/tables.ts', '../domains/vip/jobs', 'database may not import domains'],
    ['server/domains/shop/service.ts', './store', undefined],
    ['server/plugins/contract.ts', '../realtime/routes', 'plugins may not import realtime'],
    ['server/environment.ts', './run', 'ground may not import program'],
  ])('%s -> %s: %s', (importer, specifier, why) => {
    expect(whyForbiddenInServer(importer, specifier)).toBe(why);
  });

  it('finds cycles of any length', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
      ['e', ['e']],
    ]);
    expect(circlesIn(graph)).toEqual([['a', 'b', 'c'], ['e']]);
  });
});
