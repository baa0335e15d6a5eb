import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueStep, HARM_MARKED_FROM, type HarmFacts, harmSteps, judgeHarm, stakeGrowth, suggestedWeeklyLimit, type TakenStep } from './harm';

const calm: HarmFacts = {
  chasing_deposits: 0,
  nights: 0,
  long_days: 0,
  recent_rounds: 0,
  recent_stake_cents: 0,
  usual_rounds: 0,
  usual_stake_cents: 0,
  declined_deposits: 0,
  raises: 0,
  weekly_deposit_cents: 0,
};
const grown = (times: number) => ({ recent_rounds: 50, recent_stake_cents: 100 * times, usual_rounds: 50, usual_stake_cents: 100 });

describe('the score of harm', () => {
  it.each([
    [{}, 0, []],
    [{ chasing_deposits: 1 }, 10, ['chasing']],
    [{ chasing_deposits: 3 }, 25, ['chasing']],
    [{ chasing_deposits: 6 }, 40, ['chasing']],
    [{ nights: 1 }, 0, []],
    [{ nights: 2 }, 10, ['night']],
    [{ long_days: 3 }, 20, ['sessions']],
    [{ declined_deposits: 2 }, 0, []],
    [{ declined_deposits: 6 }, 20, ['declined']],
    [{ raises: 1 }, 5, ['raises']],
    [grown(1.9), 0, []],
    [grown(2), 10, ['stakes']],
    [{ ...grown(8), recent_rounds: 49 }, 0, []],
    [{ raises: 2, chasing_deposits: 3, nights: 8 }, 70, ['night', 'chasing', 'raises']],
    [
      { chasing_deposits: 9, nights: 9, long_days: 7, raises: 9, declined_deposits: 9 },
      100,
      ['chasing', 'sessions', 'night', 'raises', 'declined'],
    ],
  ])('of %o is %i', (facts, score, markers) => {
    const judged = judgeHarm({ ...calm, ...facts });
    expect([judged.score, judged.reasons.map(({ marker }) => marker)]).toEqual([score, markers]);
  });

  const facts = fc.record(
    Object.fromEntries(Object.keys(calm).map((name) => [name, fc.nat(200)])) as Record<keyof HarmFacts, fc.Arbitrary<number>>,
  );

  it('never falls when a marker rises, except for a higher usual stake', () => {
    const more = fc.constantFrom<keyof HarmFacts>(
      'chasing_deposits',
      'nights',
      'long_days',
      'recent_stake_cents',
      'declined_deposits',
      'raises',
    );
    fc.assert(
      fc.property(facts, more, fc.nat(100), (known, name, extra) => {
        const { score } = judgeHarm(known);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(judgeHarm({ ...known, [name]: known[name] + extra }).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('ignores stakes without enough earlier rounds', () => {
    expect([stakeGrowth({ ...calm, ...grown(3) }), stakeGrowth({ ...calm, ...grown(3), usual_rounds: 49 })]).toEqual([3, 0]);
    expect(stakeGrowth({ ...calm, ...grown(3), usual_stake_cents: 0 })).toBe(0);
  });
});

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describe('the step that is due', () => {
  it.each([
    [19, null, 0, null],
    [20, null, 0, 'message'],
    [100, null, 0, 'message'],
    [100, 'message', day - 1, null],
    [100, 'message', day, 'limit'],
    [39, 'message', day, null],
    [39, 'message', 14 * day, 'message'],
    [40, 'message', day, 'limit'],
    [69, 'limit', day, null],
    [70, 'limit', day, 'break'],
    [100, 'break', 13 * day, null],
    [100, 'break', 14 * day, 'break'],
    [30, 'break', 13 * day, null],
    [30, 'break', 14 * day, 'message'],
    [0, 'break', 99 * day, null],
  ] as const)('at a score of %i, after %s %i ms ago, is %s', (score, step, since, due) => {
    expect(dueStep(score, step && { step, at: 1_000 }, 1_000 + since)).toBe(due);
  });

  it('follows without skipping a step, at least a day after the last one, and not at a low score', () => {
    const looks = fc.array(fc.record({ score: fc.nat(100), after: fc.nat(3 * day) }), { maxLength: 60 });
    fc.assert(
      fc.property(looks, (all) => {
        let taken: TakenStep | null = null;
        let now = 0;
        for (const { score, after } of all) {
          now += after;
          const due: TakenStep['step'] | null = dueStep(score, taken, now);
          if (!due) continue;
          expect(score).toBeGreaterThanOrEqual(HARM_MARKED_FROM);
          const before: number = taken ? harmSteps.indexOf(taken.step) : -1;
          expect(harmSteps.indexOf(due)).toBeLessThanOrEqual(before + 1);
          expect(taken ? now - taken.at : day).toBeGreaterThanOrEqual(day);
          taken = { step: due, at: now };
        }
      }),
    );
  });
});

it.each([
  [0, 1_000],
  [3_999, 1_000],
  [4_000, 2_000],
  [25_000, 12_000],
])('of %i cents a week, a limit of %i is suggested', (weekly, limit) => {
  expect(suggestedWeeklyLimit({ weekly_deposit_cents: weekly })).toBe(limit);
});
