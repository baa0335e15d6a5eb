import { describe, expect, it } from 'vitest';
import { type AdventureDay, claimUntil, endOfDay, hasCountdown, isExtra, isFinished, stateOf, titleOfStep, todayOf } from './adventure';
import { inOrderOfUse, isClaimable, stepKey, stepsOf } from './adventure-steps';

const at = (text: string) => Date.parse(text);

function step(day: number, minDep: number, change: Partial<AdventureDay> = {}): AdventureDay {
  return {
    day,
    step: 1,
    stepTotal: 1,
    prize: { type: 'fs', title: { en: '10 free spins' }, freespins_count: 10, bonus_amount: null },
    condition: { minDep: { EUR: minDep }, wager: 30, periodActivationDays: 2 },
    variables: {},
    ...change,
  };
}

const extra = step(4, 0, { prize: { type: 'superPrize', title: { en: 'All' }, freespins_count: 50, bonus_amount: { EUR: 5_000 } } });
const calendar = {
  start_on: '2026-05-10',
  days: [step(1, 1_000), step(2, 1_000, { stepTotal: 2 }), step(2, 2_000, { step: 2, stepTotal: 2 }), step(3, 0), extra],
};
const leastOf = ({ condition }: AdventureDay) => condition.minDep.EUR ?? 0;
const stepsWith = (deposited: [number, number][], claimed: [string, string][] = []) =>
  stepsOf(calendar, { deposited: new Map(deposited), claimed: new Map(claimed), leastOf });
const done = (steps: ReturnType<typeof stepsWith>) => steps.map(({ isCompleted }) => isCompleted);

describe('a step of the calendar', () => {
  it('has its day, step and total in its title [ADV-001b]', () => {
    expect(titleOfStep({ day: 3, step: 2, stepTotal: 4 })).toBe('3 2/4');
  });

  it('lasts a day from midnight to midnight UTC, and its prize stays collectable some days longer', () => {
    expect(
      [at('2026-05-09T23:59:59Z'), at('2026-05-10T00:00:00Z'), at('2026-05-12T12:00:00Z')].map((now) => todayOf(calendar, now)),
    ).toEqual([0, 1, 3]);
    expect(endOfDay(calendar, 1)).toBe(at('2026-05-11T00:00:00Z'));
    expect(claimUntil(calendar, calendar.days[0]!)).toBe(at('2026-05-13T00:00:00Z'));
  });

  it('is completed, active today, lost in the past, else upcoming; the extra last one is superb [ADV-002a]', () => {
    const state = (day: number, isCompleted = false, asExtra = false) => stateOf({ day, isCompleted, isExtra: asExtra }, 3);
    expect([state(1, true), state(2), state(3), state(3, true), state(4), state(4, true, true), state(2, false, true)]).toEqual([
      'completed',
      'lost',
      'active',
      'completed',
      'future',
      'superb',
      'superb',
    ]);
    expect(calendar.days.filter(isExtra)).toEqual([extra]);
  });

  it('shows a countdown only today, or completed with an uncollected gift [ADV-002b]', () => {
    const all = (['superb', 'completed', 'active', 'lost', 'future'] as const).map((state) => [
      hasCountdown(state, false),
      hasCountdown(state, true),
    ]);
    expect(all).toEqual([
      [false, false],
      [false, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('the calendar', () => {
  it('completes a step once the deposits of its day reach its requirement, each step separately [ADV-001c]', () => {
    expect(done(stepsWith([]))).toEqual([false, false, false, false, false]);
    expect(
      done(
        stepsWith([
          [1, 999],
          [2, 1_000],
        ]),
      ),
    ).toEqual([false, true, false, false, false]);
    expect(
      done(
        stepsWith([
          [1, 1_000],
          [2, 3_000],
        ]),
      ),
    ).toEqual([true, true, true, false, false]);
  });

  it('completes a step without a requirement when its prize is collected, and the extra one after all others', () => {
    const steps = stepsWith(
      [
        [1, 1_000],
        [2, 3_000],
      ],
      [['3/1', '2026-05-12T08:00:00.000Z']],
    );
    expect(done(steps)).toEqual([true, true, true, true, true]);
    expect(steps[3]).toEqual({
      day: 3,
      step: 1,
      isCompleted: true,
      deposited_cents: 0,
      claimed_at: '2026-05-12T08:00:00.000Z',
      claim_until: '2026-05-15T00:00:00.000Z',
    });
  });

  it('requires a separate deposit for each step of a day [ADV-001c]', () => {
    expect(done(stepsWith([[2, 2_999]]))).toEqual([false, true, false, false, false]);
    expect(done(stepsWith([[2, 3_000]]))).toEqual([false, true, true, false, false]);
  });

  it('lets a prize be collected once, from its day on and until its time ends [ADV-001c]', () => {
    const [first] = stepsWith([[1, 1_000]]);
    const claimable = (now: string, change = {}) => isClaimable({ ...first!, ...change }, false, todayOf(calendar, at(now)), at(now));
    expect([
      claimable('2026-05-09T23:00:00Z'),
      claimable('2026-05-10T01:00:00Z'),
      claimable('2026-05-12T23:59:59Z'),
      claimable('2026-05-13T00:00:00Z'),
    ]).toEqual([false, true, true, false]);
    expect([claimable('2026-05-10T01:00:00Z', { claimed_at: 'then' }), claimable('2026-05-10T01:00:00Z', { isCompleted: false })]).toEqual([
      false,
      false,
    ]);
    const free = stepsWith([])[3]!;
    expect([2, 3, 4].map((today) => isClaimable(free, true, today, at('2026-05-12T10:00:00Z')))).toEqual([false, true, false]);
  });

  it('is over when the last day is completed, or today is past the last day plus one [ADV-003a, ADV-003b]', () => {
    const days = (isCompleted: boolean) => calendar.days.map((one) => ({ day: one.day, isCompleted: one === extra && isCompleted }));
    expect([4, 5, 6].map((today) => isFinished(days(false), today))).toEqual([false, false, true]);
    expect(isFinished(days(true), 4)).toBe(true);
    expect(
      isFinished(
        [
          { day: 1, isCompleted: true },
          { day: 1, isCompleted: false },
        ],
        1,
      ),
    ).toBe(false);
    expect([isFinished([], 0), isFinished([], 1)]).toEqual([false, false]);
    expect(
      isFinished(
        calendar.days.map((one) => ({ day: one.day, isCompleted: one !== extra })),
        3,
      ),
    ).toBe(false);
  });

  it('never completes the extra step if there are no others', () => {
    expect(
      stepsOf({ start_on: '2026-05-10', days: [extra] }, { deposited: new Map(), claimed: new Map(), leastOf }).map(
        ({ isCompleted }) => isCompleted,
      ),
    ).toEqual([false]);
  });

  it('identifies a step by its day and its number in it', () => {
    expect(stepKey({ day: 5, step: 2 })).toBe('5/2');
  });
});

describe('the order of the calendar', () => {
  it('starts with today and collectable prizes, and ends with past days', () => {
    const now = at('2026-05-13T12:00:00Z');
    const own = (day: number, isCompleted: boolean, claim_until: string, claimed_at: string | null = null) => ({
      config: step(day, 1_000),
      own: { isCompleted, claimed_at, claim_until },
    });
    const steps = [
      own(1, true, '2026-05-13T00:00:00Z'),
      own(2, false, '2026-05-14T00:00:00Z'),
      own(3, true, '2026-05-15T00:00:00Z'),
      own(4, false, '2026-05-16T00:00:00Z'),
      own(5, false, '2026-05-17T00:00:00Z'),
      { config: extra, own: null },
    ];
    expect(inOrderOfUse(steps, 4, now, new Set()).map(({ config }) => config.day)).toEqual([3, 4, 5, 4, 1, 2]);
    expect(
      inOrderOfUse(
        [
          { config: step(1, 0), own: null },
          { config: step(2, 0), own: null },
        ],
        2,
        now,
        new Set(),
      ).map(({ config }) => config.day),
    ).toEqual([2, 1]);
  });

  it('ends with collected prizes, except those collected while the page is open', () => {
    const collected = {
      config: step(1, 1_000),
      own: { isCompleted: true, claimed_at: '2026-05-11T12:00:00Z', claim_until: '2026-05-13T00:00:00Z' },
    };
    const steps = [collected, { config: step(2, 1_000), own: null }];
    const days = (staying: string[]) =>
      inOrderOfUse(steps, 2, at('2026-05-11T12:00:00Z'), new Set(staying)).map(({ config }) => config.day);
    expect([days([]), days(['1/1'])]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
