import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage';
import { parseReport, type Outcome } from './results';
import { claimedIds, declaredClauses, readSpecification } from './specification';

describe('the specification', () => {
  it('declares rules in list items and table rows, not where a rule mentions another', () => {
    const text = '- `ROUTE-001` as `ROUTE-002`\n| `API-001` | GET |\nsee `ERR-009`\n';
    expect(declaredClauses(text).map(({ id }) => id)).toEqual(['ROUTE-001', 'API-001']);
  });

  it('declares the lettered clauses of a rule instead of the rule', () => {
    const text = '- `ROUTE-001` Two things.\n  - a (visible): one\n  - b: the other\n- `ROUTE-002` (visible) One thing.\n';
    expect(declaredClauses(text)).toEqual([
      { id: 'ROUTE-001a', rule: 'ROUTE-001', isVisible: true },
      { id: 'ROUTE-001b', rule: 'ROUTE-001', isVisible: false },
      { id: 'ROUTE-002', rule: 'ROUTE-002', isVisible: true },
    ]);
  });

  it('refuses a letter out of order and a clause without a rule', () => {
    expect(() => declaredClauses('- `ROUTE-001` x\n  - b: y\n')).toThrow('ROUTE-001: clause b where a is next');
    expect(() => declaredClauses('  - a: y\n')).toThrow('clause without a rule');
  });

  it('declares no clause twice', () => {
    const ids = readSpecification().map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(new Set(readSpecification().map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(349);
  });
});

describe('claims in titles', () => {
  it('are read with one id, several, or none', () => {
    expect(claimedIds('strips a slash [ROUTE-040]')).toEqual(['ROUTE-040']);
    expect(claimedIds('strips [ROUTE-040, ROUTE-041]')).toEqual(['ROUTE-040', 'ROUTE-041']);
    expect(claimedIds('strips [ROUTE-040] [ROUTE-041, ROUTE-042]')).toEqual(['ROUTE-040', 'ROUTE-041', 'ROUTE-042']);
    expect(claimedIds('strips [ROUTE-040a, ROUTE-040c]')).toEqual(['ROUTE-040a', 'ROUTE-040c']);
    expect(claimedIds('an array [1, 2]')).toEqual([]);
    expect(claimedIds('[ROUTE-040] comes first')).toEqual([]);
  });
});

describe('coverage', () => {
  const clauses = declaredClauses('- `A-001` x\n  - a (visible): seen\n  - b: not seen\n- `A-002` y\n'.replaceAll('A-00', 'AA-00'));
  const outcome = (title: string, state: Outcome['state'], isThroughProduct: boolean): Outcome => ({
    runner: 'vitest',
    title,
    state,
    isThroughProduct,
  });
  const proofs = (...outcomes: Outcome[]) =>
    coverageOf(clauses, outcomes).clauses.map(({ id, proof, isProven }) => `${id} ${proof} ${isProven}`);

  it('counts a visible clause as proven only through the running product', () => {
    expect(proofs(outcome('x [AA-001a, AA-001b]', 'passed', false))).toEqual([
      'AA-001a isolated false',
      'AA-001b isolated true',
      'AA-002 none false',
    ]);
    expect(proofs(outcome('x [AA-001a]', 'passed', true))).toEqual(['AA-001a running true', 'AA-001b none false', 'AA-002 none false']);
  });

  it('ignores the clauses of a failing test', () => {
    const passed = outcome('x [AA-002]', 'passed', true);
    expect(proofs(passed, outcome('y [AA-002]', 'failed', false)).at(-1)).toBe('AA-002 none false');
    expect(proofs(passed).at(-1)).toBe('AA-002 running true');
  });

  it('counts a rule as proven once all its clauses are', () => {
    const { provenRules, openRules } = coverageOf(clauses, [outcome('x [AA-001a, AA-002]', 'passed', true)]);
    expect(provenRules).toEqual(['AA-002']);
    expect(openRules).toEqual(['AA-001']);
  });

  it('lists claims of unknown ids, and of whole rules that have clauses', () => {
    const { unknown, imprecise } = coverageOf(clauses, [outcome('x [AA-009]', 'passed', true), outcome('y [AA-001]', 'passed', true)]);
    expect(unknown).toEqual([{ id: 'AA-009', title: 'x [AA-009]' }]);
    expect(imprecise).toEqual([{ id: 'AA-001', title: 'y [AA-001]' }]);
  });
});

describe('reports', () => {
  it('are parsed from vitest’s format', () => {
    const report = {
      testResults: [
        {
          name: 'x.test.ts',
          assertionResults: [
            { title: 'x', status: 'passed' },
            { title: 'y', status: 'pending' },
          ],
        },
      ],
    };
    expect(parseReport('vitest', JSON.stringify(report)).map(({ title, state }) => [title, state])).toEqual([
      ['x', 'passed'],
      ['y', 'skipped'],
    ]);
  });

  it('contain the first lines of each failure, in a test or in a file outside of its tests', () => {
    const test = { title: 'x', status: 'failed', failureMessages: ['\u001b[31mAssertionError: 1\u001b[39m\n2\n3\n4\n5'] };
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [test] },
        { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [{ title: 'y', status: 'skipped' }] },
      ],
    };
    expect(parseReport('vitest', JSON.stringify(report)).map(({ title, state, reason }) => [title, state, reason])).toEqual([
      ['x', 'failed', 'AssertionError: 1\n2\n3\n4'],
      ['y', 'skipped', undefined],
      ['b.test.ts', 'failed', 'Cannot find module'],
    ]);
    const spec = { title: 'z', tests: [{ status: 'unexpected', results: [{}, { error: { message: 'Not visible' } }] }] };
    expect(parseReport('journeys', JSON.stringify({ suites: [{ specs: [spec] }] }))).toMatchObject([{ title: 'z', reason: 'Not visible' }]);
  });

  it('are parsed from Playwright’s suites at any depth, with one outcome per project', () => {
    const spec = { title: 'x', tests: [{ status: 'expected' }, { status: 'flaky' }] };
    const report = { suites: [{ specs: [], suites: [{ specs: [spec] }] }] };
    expect(parseReport('journeys', JSON.stringify(report)).map(({ state }) => state)).toEqual(['passed', 'failed']);
  });
});
