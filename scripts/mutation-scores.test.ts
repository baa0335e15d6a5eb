import { describe, expect, it } from 'vitest';
import { boundOf, parseScores, percentOf, renderScores, scoreOf, withoutSurvivors } from './mutation-scores';

const report = {
  files: {
    'rules/a.ts': { mutants: [{ status: 'Killed' }, { status: 'Timeout' }, { status: 'Ignored' }] },
    'rules/b.ts': { mutants: [{ status: 'Survived' }, { status: 'NoCoverage' }, { status: 'CompileError' }] },
  },
};

describe('mutation scores', () => {
  it('count timeouts as killed and uncovered mutants as survived', () => {
    const score = scoreOf('rules', report, '2026-11-22');
    expect(score).toEqual({ folder: 'rules', killed: 2, survived: 2, day: '2026-11-22' });
    expect(percentOf(score)).toBe(50);
  });

  it('are re-evaluated for surviving mutants only', () => {
    const file = {
      mutants: [
        { status: 'Killed', id: '1' },
        { status: 'Survived', id: '2' },
        { status: 'NoCoverage', id: '3' },
        { status: 'Timeout', id: '4' },
      ],
      source: 'a',
    };
    const rest = {
      mutants: [
        { status: 'Killed', id: '1' },
        { status: 'Timeout', id: '4' },
      ],
      source: 'a',
    };
    expect(withoutSurvivors({ files: { 'rules/a.ts': file }, schemaVersion: '1' } as { files: Record<string, typeof file> })).toEqual({
      files: { 'rules/a.ts': rest },
      schemaVersion: '1',
    });
  });

  it('a folder without mutants scores 100', () => {
    expect(percentOf({ killed: 0, survived: 0 })).toBe(100);
  });

  it('have a higher threshold for rules and contract than for the rest', () => {
    expect([boundOf('rules/limits'), boundOf('contract'), boundOf('sw'), boundOf('server/plugins')]).toEqual([85, 85, 75, 75]);
  });

  it('the page keeps the newest score of each folder, sorted', () => {
    const old = { folder: 'sw', killed: 1, survived: 1, day: '2026-11-21' };
    const text = renderScores([
      old,
      { folder: 'rules/limits', killed: 9, survived: 1, day: '2026-11-22' },
      { ...old, killed: 3, day: '2026-11-22' },
    ]);
    expect(parseScores(text)).toEqual([
      { folder: 'rules/limits', killed: 9, survived: 1, day: '2026-11-22' },
      { folder: 'sw', killed: 3, survived: 1, day: '2026-11-22' },
    ]);
    expect(text).toContain('| `sw` | 75.0 | 3 | 1 | 2026-11-22 |');
  });
});
