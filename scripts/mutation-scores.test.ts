import { describe, expect, it } from 'vitest';
import {
  boundOf,
  intervalOf,
  parseScores,
  percentOf,
  remarksOf,
  renderScores,
  scoreOf,
  scoreOfTested,
  withoutSurvivors,
} from './mutation-scores';

const report = {
  files: {
    'rules/a.ts': { mutants: [{ status: 'Killed' }, { status: 'Timeout' }, { status: 'Ignored' }] },
    'rules/b.ts': { mutants: [{ status: 'Survived' }, { status: 'NoCoverage' }, { status: 'CompileError' }] },
  },
};

describe('mutation scores', () => {
  it('count timeouts as killed and uncovered mutants as survived', () => {
    const score = scoreOf('rules', report);
    expect(score).toEqual({ folder: 'rules', killed: 2, survived: 2, share: 1 });
    expect(percentOf(score)).toBe(50);
  });

  it('are re-evaluated for mutants that survived or were not in the sample', () => {
    const file = {
      mutants: [
        { status: 'Killed', id: '1' },
        { status: 'Survived', id: '2' },
        { status: 'NoCoverage', id: '3' },
        { status: 'Timeout', id: '4' },
        { status: 'CompileError', id: '5' },
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

  it('of a stopped run count the mutants tested so far, as a share of all mutants', () => {
    const log = [{ runs: 40 }, { status: 'Killed' }, { status: 'Survived' }, { status: 'Timeout' }, { status: 'NoCoverage' }];
    const text = `${log.map((line) => JSON.stringify(line)).join('\n')}\n`;
    expect(scoreOfTested('sw', text)).toEqual({ folder: 'sw', killed: 2, survived: 2, share: 0.1 });
    expect(scoreOfTested('sw', '{"runs":40}\n')).toEqual({ folder: 'sw', killed: 0, survived: 0, share: 0 });
  });

  it('are 100 for a folder without mutants', () => {
    expect(percentOf({ killed: 0, survived: 0 })).toBe(100);
  });

  it('have a higher threshold for rules and contract than for the rest', () => {
    expect([boundOf('rules/limits'), boundOf('contract'), boundOf('sw'), boundOf('server/plugins')]).toEqual([85, 85, 75, 75]);
  });

  it('of a sample have an interval that contains the score and narrows with more mutants', () => {
    expect(intervalOf({ killed: 54, survived: 6 })).toEqual([80, 95]);
    expect(intervalOf({ killed: 540, survived: 60 })).toEqual([87, 92]);
    expect(intervalOf({ killed: 60, survived: 0 })).toEqual([94, 100]);
    expect(intervalOf({ killed: 0, survived: 0 })).toEqual([0, 100]);
  });

  it('are kept on the page by folder, the newest each, sorted, with the remarks below', () => {
    const old = { folder: 'sw', killed: 1, survived: 1, share: 1 };
    const newest = [
      { folder: 'rules/limits', killed: 9, survived: 1, share: 1 },
      { folder: 'sw', killed: 54, survived: 6, share: 0.125 },
    ];
    const text = renderScores([old, ...newest], '\n## Survivors\n\n`sw`: none.\n');
    expect(parseScores(text)).toEqual(newest);
    expect(text).toContain('| `rules/limits` | 90.0 | 9 | 1 | all |');
    expect(text).toContain('| `sw` | 90.0 | 54 | 6 | 12.5 %, score from 80 to 95 |');
    expect(renderScores(parseScores(text), remarksOf(text))).toBe(text);
    expect(remarksOf(renderScores(newest))).toBe('');
  });
});
