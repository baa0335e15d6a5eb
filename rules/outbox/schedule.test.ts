import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWorkerFlush, type ScheduleAction, type ScheduleEvent, type ScheduleState, startedSchedule, stepSchedule } from './schedule';

const now = 50_000;
const RETRY_MS = 8_000;
const finished = (left: number, nextAt: number | null = null): ScheduleEvent => ({ kind: 'finished', remainder: { left, nextAt }, now });

const states = {
  'without a timer': startedSchedule,
  'with a timer': { isStopped: false, hasTimer: true },
  stopped: { isStopped: true, hasTimer: false },
} as const satisfies Record<string, ScheduleState>;
const clear: ScheduleAction = { kind: 'clear_timer' };
const run = (isLineBack = false): ScheduleAction => ({ kind: 'run', isLineBack });
const set = (ms: number): ScheduleAction => ({ kind: 'set_timer', ms });

const table: [string, ScheduleEvent, ScheduleAction[], ScheduleAction[]][] = [
  ['a start or a look', { kind: 'triggered', isLineBack: false }, [run()], [clear, run()]],
  ['a network that’s back', { kind: 'triggered', isLineBack: true }, [run(true)], [clear, run(true)]],
  ['a timer', { kind: 'timer_fired' }, [], [run()]],
  ['nothing left', finished(0), [], [clear]],
  ['something left', finished(2), [set(RETRY_MS)], [clear, set(RETRY_MS)]],
  ['something left until later', finished(1, now + 60_000), [set(60_000)], [clear, set(60_000)]],
  ['something left that’s overdue', finished(1, now - 5), [set(0)], [clear, set(0)]],
  ['a stop', { kind: 'stopped' }, [], [clear]],
];

describe('the schedule of a window', () => {
  it.each(table)('after %s acts by the table, and does nothing once it’s stopped [OFF-002a]', (_name, event, without, withTimer) => {
    expect(stepSchedule(states['without a timer'], event, RETRY_MS).actions).toEqual(without);
    expect(stepSchedule(states['with a timer'], event, RETRY_MS).actions).toEqual(withTimer);
    expect(stepSchedule(states.stopped, event, RETRY_MS)).toEqual({ state: states.stopped, actions: [] });
  });

  it('in any order of events has at most one timer, and always one while the last attempt left something', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...table.map(([, event]) => event)), { maxLength: 40 }), (events) => {
        let state: ScheduleState = startedSchedule;
        let timers = 0;
        for (const event of events) {
          if (event.kind === 'timer_fired') {
            if (timers === 0) continue;
            timers -= 1;
          }
          const step = stepSchedule(state, event, RETRY_MS);
          state = step.state;
          for (const { kind } of step.actions) timers += kind === 'set_timer' ? 1 : kind === 'clear_timer' ? -1 : 0;
          expect(timers).toBe(state.hasTimer ? 1 : 0);
          expect(event.kind !== 'finished' || state.isStopped || state.hasTimer === event.remainder.left > 0).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the worker after a flush', () => {
  const report = (change: object) => ({ delivered: [], refused: [], left: 0, nextAt: null, isUnconfirmed: false, ...change });
  const one = { order: 1, url: '/a', player: 7, attempts: 0, notBefore: 0, refusal: null };

  it.each([
    ['nothing was queued', {}, []],
    ['all was delivered', { delivered: [{ ...one, response: {} }] }, ['notify_windows']],
    ['one was refused and one is left', { refused: [one], left: 1 }, ['notify_windows', 'come_back']],
    ['nothing got through', { left: 2 }, ['come_back']],
  ])('if %s [OFF-002a]', (_what, change, actions) => {
    expect(afterWorkerFlush(report(change))).toEqual(actions);
  });
});
