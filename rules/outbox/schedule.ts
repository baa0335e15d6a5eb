import type { FlushReport } from './machine';

/** When a window tries to send what's queued (OFF-002). `src/platform/service-worker/triggers` runs it. */
export interface ScheduleState {
  isStopped: boolean;
  /** Whether a timer is set for the next attempt. */
  hasTimer: boolean;
}

/** The number of remaining writes, and epoch ms of the next retry; null if unknown. */
export type Remainder = Pick<FlushReport, 'left' | 'nextAt'>;

export type ScheduleEvent =
  /** The app starts, becomes visible, or the network is back, which `isLineBack` says. */
  | { kind: 'triggered'; isLineBack: boolean }
  | { kind: 'timer_fired' }
  | { kind: 'finished'; remainder: Remainder; now: number }
  | { kind: 'stopped' };

export type ScheduleAction = { kind: 'clear_timer' } | { kind: 'set_timer'; ms: number } | { kind: 'run'; isLineBack: boolean };

export interface ScheduleStep {
  state: ScheduleState;
  actions: readonly ScheduleAction[];
}

export const startedSchedule: ScheduleState = { isStopped: false, hasTimer: false };

/**
 * The next state of a schedule and its actions: an attempt at every trigger, and while something is left another one
 * after `retryMs` or at the queue's next retry. At most one timer is set, and none once it's stopped. Attempts may overlap; the
 * lock around a flush serialises them.
 */
export function stepSchedule(state: ScheduleState, event: ScheduleEvent, retryMs: number): ScheduleStep {
  if (state.isStopped) return { state, actions: [] };
  const clear: ScheduleAction[] = state.hasTimer ? [{ kind: 'clear_timer' }] : [];
  switch (event.kind) {
    case 'triggered':
      return { state: { ...state, hasTimer: false }, actions: [...clear, { kind: 'run', isLineBack: event.isLineBack }] };
    case 'timer_fired':
      return state.hasTimer
        ? { state: { ...state, hasTimer: false }, actions: [{ kind: 'run', isLineBack: false }] }
        : { state, actions: [] };
    case 'finished': {
      const { left, nextAt } = event.remainder;
      if (left === 0) return { state: { ...state, hasTimer: false }, actions: clear };
      const ms = nextAt === null ? retryMs : Math.max(0, nextAt - event.now);
      return { state: { ...state, hasTimer: true }, actions: [...clear, { kind: 'set_timer', ms }] };
    }
    case 'stopped':
      return { state: { isStopped: true, hasTimer: false }, actions: clear };
  }
}

/** The worker's actions after a flush: windows reread the outbox, and a sync is registered while something is left. */
export function afterWorkerFlush({ delivered, refused, left }: FlushReport): readonly ('notify_windows' | 'come_back')[] {
  return [...(delivered.length + refused.length > 0 ? (['notify_windows'] as const) : []), ...(left > 0 ? (['come_back'] as const) : [])];
}
