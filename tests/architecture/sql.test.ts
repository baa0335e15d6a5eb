import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { constantFunctions } from '#server/database/rule-constants';
import { buildsQueries, faultsOfFunctionFile, functionsCreatedIn, functionsUsedIn, mayBuildQueries, sqlFunctionBudget } from './sql';
import { codeFiles, isTest, sourceFiles } from './tree';

const functionFiles = sourceFiles.filter(({ path }) => path.startsWith('server/database/functions/'));
const migrations = sourceFiles.filter(({ path }) => path.startsWith('server/database/migrations/'));
const names = functionFiles.map(({ path }) => basename(path, '.sql'));

describe('SQL', () => {
  it(`a file has one function, named like the file, in at most ${sqlFunctionBudget} lines`, () => {
    expect(functionFiles.flatMap(faultsOfFunctionFile)).toEqual([]);
  });

  it('no migration creates a function, and none calls one', () => {
    expect(migrations.filter(({ text }) => functionsCreatedIn(text).length > 0).map(({ path }) => path)).toEqual([]);
    expect(migrations.flatMap(({ path, text }) => functionsUsedIn(text, names).map((name) => `${path} calls ${name}`))).toEqual([]);
  });

  it('no function is defined twice', () => {
    const elsewhere = codeFiles.filter(
      ({ path }) => path.startsWith('server/') && !isTest(path) && path !== 'server/database/rule-constants.ts',
    );
    expect(elsewhere.filter(({ text }) => functionsCreatedIn(text).length > 0).map(({ path }) => path)).toEqual([]);
    expect(
      constantFunctions()
        .map(({ name }) => name)
        .filter((name) => names.includes(name)),
    ).toEqual([]);
  });
});

/** Files that still build queries themselves. The list only gets shorter: move a query into a store and take its file out. */
const notYetMoved: readonly string[] = [
  'server/domains/account/seed.ts',
  'server/domains/campaigns/seed.ts',
  'server/domains/competitions/seed/crew.ts',
  'server/domains/competitions/seed/lotteries.ts',
  'server/domains/competitions/seed/promos.ts',
  'server/domains/competitions/seed/tournaments.ts',
  'server/domains/content/seed.ts',
  'server/domains/gifts/seed.ts',
  'server/domains/shop/seed.ts',
  'server/domains/support/seed.ts',
  'server/domains/vip/seed.ts',
  'server/domains/wheels/seed.ts',
  'server/html/recall.ts',
];

describe('queries', () => {
  const building = codeFiles.filter(
    ({ path, text }) => /^(?:server|scripts)\//.test(path) && !isTest(path) && !mayBuildQueries(path) && buildsQueries(text),
  );

  it('are built only in stores and in server/database', () => {
    expect(building.map(({ path }) => path)).toEqual(notYetMoved);
    expect(notYetMoved).toHaveLength(13);
  });

  it.each([
    ['const row = await queries.selectFrom("x").execute();', true],
    ['sql<number>`select 1`', true],
    ["await database.pool.query('select 1');", true],
    ["await pool.query<{ id: string }>(\n'select 1');", true],
    ["sql.raw('select 1')", true],
    ["callFunction<string>(transaction, 'f', [])", true],
    ['// queries.selectFrom("x")', false],
    ['/** Calls callFunction(…). */', false],
    ["const sqlState = 'PE001';", false],
  ])('%s: %s', (text, isQuery) => {
    expect(buildsQueries(text)).toBe(isQuery);
  });

  it.each([
    ['server/domains/vip/store.ts', true],
    ['server/domains/vip/review-store.ts', true],
    ['server/database/ledger.ts', true],
    ['server/domains/vip/restore.ts', false],
    ['server/domains/vip/service.ts', false],
  ])('may be in %s: %s', (path, isAllowed) => {
    expect(mayBuildQueries(path)).toBe(isAllowed);
  });
});

describe('the check of SQL', () => {
  const faultsOf = (text: string, lines = 3) => faultsOfFunctionFile({ path: 'server/database/functions/two.sql', text, lines });

  it.each([
    ['create or replace function two() returns integer', []],
    ['create or replace function one() returns integer', ['server/database/functions/two.sql creates one']],
    [
      '-- create function two() in words',
      ['server/database/functions/two.sql creates nothing', 'server/database/functions/two.sql: write "create or replace function"'],
    ],
    ['create or replace function two() x;\nCREATE FUNCTION three() y', ['server/database/functions/two.sql creates two, three']],
    ['create function two() returns integer', ['server/database/functions/two.sql: write "create or replace function"']],
  ])('%s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('finds a function that is too long', () => {
    expect(faultsOf('create or replace function two() x', 81)).toEqual(['server/database/functions/two.sql: 81 lines']);
  });

  it('finds a call in a migration, and allows attaching a trigger', () => {
    expect(functionsUsedIn('select refuse (1); -- tell()\ncreate trigger x execute function tell()', ['refuse', 'tell'])).toEqual([
      'refuse',
    ]);
  });
});
