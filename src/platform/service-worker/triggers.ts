import { type Remainder, type ScheduleAction, type ScheduleEvent, startedSchedule, stepSchedule } from '#rules/outbox/schedule';
import { OUTBOX_RETRY_MS } from '../timing';

/** Moments at which the queue may get through: the network is back (`isLineBack`), or the window becomes visible. */
export function onSecondChance(run: (isLineBack: boolean) => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') run(false);
  };
  const online = () => run(true);
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The window may be gone in a moment: from here on the worker flushes the queue. */
export function onHidden(run: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') run();
  });
}

/**
 * Runs `send` immediately and at every opportunity, and again after a while as long as something is left, earlier if the remainder says
 * when: Background Sync exists in Chromium only (OFF-002, NOTIF-003).
 */
export function keepSending(send: (isLineBack: boolean) => Promise<Remainder>): () => void {
  return repeated(send).stop;
}

/** Tries work immediately, at every opportunity, and again after a while until it's done. Returns a function that tries now. */
export function retryUntilDone(isDone: () => Promise<boolean>): () => void {
  return repeated(async () => ({ left: (await isDone().catch(() => false)) ? 0 : 1, nextAt: null })).run;
}

/** Feeds the schedule of `rules/outbox/schedule` and carries out its actions. */
function repeated(send: (isLineBack: boolean) => Promise<Remainder>): { run: () => void; stop: () => void } {
  let state = startedSchedule;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dispatch = (event: ScheduleEvent) => {
    const step = stepSchedule(state, event, OUTBOX_RETRY_MS);
    state = step.state;
    for (const action of step.actions) carryOut(action);
  };
  const attempt = async (isLineBack: boolean) => {
    const remainder = await send(isLineBack);
    dispatch({ kind: 'finished', remainder, now: Date.now() });
  };
  const carryOut = (action: ScheduleAction) => {
    if (action.kind === 'run') void attempt(action.isLineBack);
    else if (action.kind === 'clear_timer') clearTimeout(timer);
    else timer = setTimeout(() => dispatch({ kind: 'timer_fired' }), action.ms);
  };
  const run = (isLineBack = false) => dispatch({ kind: 'triggered', isLineBack });
  const forget = onSecondChance(run);
  run();
  return {
    run: () => run(),
    stop: () => {
      dispatch({ kind: 'stopped' });
      forget();
    },
  };
}
