import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { constantFunctions } from '#server/database/rule-constants';
import { faultsOfFunctionFile, functionsCreatedIn, functionsUsedIn, sqlFunctionBudget } from './sql';
import { codeFiles, isTest, sourceFiles } from './tree';

const functionFiles = sourceFiles.filter(({ path }) => path.startsWith('server/database/functions/'));
const migrations = sourceFiles.filter(({ path }) => path.startsWith('server/database/migrations/'));
const names = functionFiles.map(({ path }) => basename(path, '.sql'));

describe('SQL', () => {
  it(`a file has one function, named like the file, in ${sqlFunctionBudget} lines at most`, () => {
    expect(functionFiles.flatMap(faultsOfFunctionFile)).toEqual([]);
  });

  it('no migration creates a function, and none calls one', () => {
    expect(migrations.filter(({ text }) => functionsCreatedIn(text).length > 0).map(({ path }) => path)).toEqual([]);
    expect(migrations.flatMap(({ path, text }) => functionsUsedIn(text, names).map((name) => `${path} calls ${name}`))).toEqual([]);
  });

  it('no function is defined twice', () => {
    const elsewhere = codeFiles.filter(({ path }) => path.startsWith('server/') && !isTest(path) && path !== 'server/database/rule-constants.ts');
    expect(elsewhere.filter(({ text }) => functionsCreatedIn(text).length > 0).map(({ path }) => path)).toEqual([]);
    expect(constantFunctions().map(({ name }) => name).filter((name) => names.includes(name))).toEqual([]);
  });
});

describe('the check of SQL', () => {
  const faultsOf = (text: string, lines = 3) => faultsOfFunctionFile({ path: 'server/database/functions/two.sql', text, lines });

  it.each([
    ['create or replace function two() returns integer', []],
    ['create or replace function one() returns integer', ['server/database/functions/two.sql creates one']],
    ['-- create function two() in words', ['server/database/functions/two.sql creates nothing', 'server/database/functions/two.sql: write "create or replace function"']],
    ['create or replace function two() x;\nCREATE FUNCTION three() y', ['server/database/functions/two.sql creates two, three']],
    ['create function two() returns integer', ['server/database/functions/two.sql: write "create or replace function"']],
  ])('%s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('finds a function that is too long', () => {
    expect(faultsOf('create or replace function two() x', 81)).toEqual(['server/database/functions/two.sql: 81 lines']);
  });

  it('finds a call in a migration, and allows attaching a trigger', () => {
    expect(functionsUsedIn('select refuse (1); -- tell()\ncreate trigger x execute function tell()', ['refuse', 'tell'])).toEqual(['refuse']);
  });
});
