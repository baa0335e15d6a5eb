import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage';
import { parseReport } from './results';
import { claimedIds, declaredIds, readSpecification } from './specification';

describe('the specification', () => {
  it('declares ids in list items and table rows, not where a rule mentions another', () => {
    expect(declaredIds('- `ROUTE-001` as `ROUTE-002`\n| `API-001` | GET |\nsee `ERR-009`\n')).toEqual(['ROUTE-001', 'API-001']);
  });

  it('declares no id twice', () => {
    const ids = readSpecification();
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toEqual(expect.arrayContaining(['ROUTE-001', 'API-068', 'ERR-006', 'WORK-001']));
  });
});

describe('claims in titles', () => {
  it('reads one id, several, or none', () => {
    expect(claimedIds('strips a slash [ROUTE-040]')).toEqual(['ROUTE-040']);
    expect(claimedIds('strips [ROUTE-040, ROUTE-041]')).toEqual(['ROUTE-040', 'ROUTE-041']);
    expect(claimedIds('strips [ROUTE-040] [ROUTE-041, ROUTE-042]')).toEqual(['ROUTE-040', 'ROUTE-041', 'ROUTE-042']);
    expect(claimedIds('an array [1, 2]')).toEqual([]);
    expect(claimedIds('[ROUTE-040] comes first')).toEqual([]);
  });
});

describe('coverage', () => {
  const passed = { runner: 'vitest', title: 'a [A-001, A-002]', state: 'passed' } as const;
  const failed = { runner: 'journeys', title: 'b [A-002]', state: 'failed' } as const;

  it('proves a rule by a passing test that no failing one contradicts', () => {
    expect(coverageOf(['A-001', 'A-002', 'A-003'], [passed, failed])).toEqual({
      total: 3,
      proven: ['A-001'],
      missing: ['A-002', 'A-003'],
      unknown: [],
    });
  });

  it('names an id that no rule has, once for each title', () => {
    expect(coverageOf(['A-001'], [passed, passed]).unknown).toEqual([{ id: 'A-002', title: passed.title }]);
  });
});

describe('reports', () => {
  it('reads vitest', () => {
    const report = { testResults: [{ assertionResults: [{ title: 'x', status: 'passed' }, { title: 'y', status: 'pending' }] }] };
    expect(parseReport('vitest', JSON.stringify(report)).map(({ title, state }) => [title, state])).toEqual([
      ['x', 'passed'],
      ['y', 'skipped'],
    ]);
  });

  it('reads suites of Playwright at any depth, one outcome a project', () => {
    const spec = { title: 'x', tests: [{ status: 'expected' }, { status: 'flaky' }] };
    const report = { suites: [{ specs: [], suites: [{ specs: [spec] }] }] };
    expect(parseReport('journeys', JSON.stringify(report)).map(({ state }) => state)).toEqual(['passed', 'failed']);
  });
});
