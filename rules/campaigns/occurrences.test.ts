import { describe, expect, it } from 'vitest';
import { dueOccurrences, type Occurrence, type Schedule } from './occurrences';

const DAY = 86_400_000;
const monday = Date.UTC(2026, 0, 5);
const weekly: Schedule = { startsAt: monday, lastsMs: 7 * DAY, everyMs: 7 * DAY };
const once: Schedule = { startsAt: monday, lastsMs: 2 * DAY, everyMs: null };

describe('occurrences of a campaign', () => {
  it('are the running one and the next one', () => {
    expect(dueOccurrences(weekly, monday + 10 * DAY, null)).toEqual([
      { from: monday + 7 * DAY, to: monday + 14 * DAY },
      { from: monday + 14 * DAY, to: monday + 21 * DAY },
    ]);
  });

  it('include the first of a campaign that hasn’t started, and the next of a long one in its last week', () => {
    expect(dueOccurrences(weekly, monday - 30 * DAY, null).map(({ from }) => from)).toEqual([monday]);
    const long: Schedule = { ...weekly, lastsMs: 60 * DAY, everyMs: 60 * DAY };
    expect(dueOccurrences(long, monday + 52 * DAY, null)).toHaveLength(1);
    expect(dueOccurrences(long, monday + 53 * DAY, null)).toHaveLength(2);
  });

  it('aren’t created twice', () => {
    expect(dueOccurrences(weekly, monday + DAY, monday + 14 * DAY)).toEqual([]);
  });

  it('start late while another one still runs, and are skipped with too little time left', () => {
    expect(dueOccurrences(weekly, monday + DAY, monday + 2 * DAY)[0]).toEqual({ from: monday + 2 * DAY, to: monday + 7 * DAY });
    expect(dueOccurrences(weekly, monday + DAY, monday + 6 * DAY)[0]).toEqual({ from: monday + 7 * DAY, to: monday + 14 * DAY });
  });

  it('start late if a quarter of the run is left, and never include one that has ended meanwhile', () => {
    expect(dueOccurrences(weekly, monday + DAY, monday + 5.25 * DAY)[0]).toEqual({ from: monday + 5.25 * DAY, to: monday + 7 * DAY });
    const weekend: Schedule = { ...weekly, lastsMs: 2 * DAY };
    expect([2, 3].map((days) => dueOccurrences(weekend, monday + days * DAY, null).map(({ from }) => from))).toEqual([
      [monday + 7 * DAY],
      [monday + 7 * DAY],
    ]);
  });

  it('of a one-off campaign are created once, and never after its end', () => {
    expect(dueOccurrences(once, monday + DAY, null)).toEqual([{ from: monday, to: monday + 2 * DAY }]);
    expect(dueOccurrences(once, monday + DAY, monday + 2 * DAY)).toEqual([]);
    expect(dueOccurrences(once, monday + 2 * DAY, null)).toEqual([]);
  });

  it('leave no gap and no overlap over a year, independent of when the job runs', () => {
    const made: Occurrence[] = [];
    for (let now = monday + 3 * DAY; now < monday + 400 * DAY; now += 0.7 * DAY) {
      made.push(...dueOccurrences(weekly, now, made.at(-1)?.to ?? null));
      expect(made.some(({ from, to }) => from <= now && now < to)).toBe(true);
      expect(made.at(-1)!.from).toBeGreaterThan(now);
    }
    expect(made.every(({ from }, at) => at === 0 || from === made[at - 1]!.to)).toBe(true);
    expect(made).toHaveLength(59);
  });
});
