import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlushAction, type FlushEvent, type FlushState, idleFlush, type QueuedWrite, stepFlush } from './machine';
import type { Verdict } from './verdict';

const now = 1_000_000;
const write = (order: number, change: Partial<QueuedWrite> = {}): QueuedWrite => ({
  order,
  url: `/a/${order}`,
  player: 7,
  attempts: 0,
  notBefore: 0,
  refusal: null,
  ...change,
});

const opened = (writes: readonly QueuedWrite[], player: number | null = 7): FlushEvent => ({ kind: 'opened', writes, player, now });
const checked: FlushEvent = { kind: 'checked', isQueued: true, player: 7, now };
const onResponse = (verdict: Verdict, change: Partial<Extract<FlushEvent, { kind: 'responded' }>> = {}): FlushEvent => ({
  kind: 'responded',
  verdict,
  isOnline: true,
  now,
  chance: 0.5,
  ...change,
});

const delivered: Verdict = { kind: 'delivered', response: { ids: [] } };
const refused: Verdict = { kind: 'refused', refusal: { code: 'game_not_found', status: 404 } };
const again: Verdict = { kind: 'again', afterMs: null };
const unreachable: Verdict = { kind: 'unreachable' };
const signedOut: Verdict = { kind: 'signed_out' };

/** Runs events one after the other; returns the last state and the actions of the last one. */
function run(from: FlushState, ...events: FlushEvent[]) {
  let state = from;
  let actions: readonly FlushAction[] = [];
  for (const event of events) ({ state, actions } = stepFlush(state, event));
  return { state, actions };
}

/** A flush that's sending the first of some writes. */
const sending = (writes: readonly QueuedWrite[], isLineBack = false) => run(idleFlush(isLineBack), opened(writes), checked).state;

const two = [write(1), write(2)];
const from = {
  idle: idleFlush(false),
  checking: run(idleFlush(false), opened(two)).state,
  sending: sending(two),
  done: run(idleFlush(false), opened([])).state,
} as const;

/** The phase after each event, in the order idle, checking, sending, done; `=` where nothing changes. Two writes to two addresses are queued. */
const table: [string, FlushEvent, readonly (FlushState['phase'] | '=')[]][] = [
  ['a queue of two', opened(two), ['checking', '=', '=', '=']],
  ['an empty queue', opened([]), ['done', '=', '=', '=']],
  ['still queued', checked, ['=', 'sending', '=', '=']],
  ['gone meanwhile', { kind: 'checked', isQueued: false, player: 7, now }, ['=', 'checking', '=', '=']],
  ['another player', { kind: 'checked', isQueued: true, player: 8, now }, ['=', 'checking', '=', '=']],
  ['delivered', onResponse(delivered), ['=', '=', 'checking', '=']],
  ['refused', onResponse(refused), ['=', '=', 'checking', '=']],
  ['again', onResponse(again), ['=', '=', 'checking', '=']],
  ['unreachable', onResponse(unreachable), ['=', '=', 'checking', '=']],
  ['unreachable and offline', onResponse(unreachable, { isOnline: false }), ['=', '=', 'done', '=']],
  ['signed out', onResponse(signedOut), ['=', '=', 'done', '=']],
];

const rows = table.flatMap(([name, event, phases]) =>
  (['idle', 'checking', 'sending', 'done'] as const).map((phase, at) => [name, phase, phases[at]!, event] as const),
);

describe('a flush', () => {
  it.each(rows)('on “%s” while %s: %s', (_name, phase, expected, event) => {
    const { state, actions } = run(from[phase], event);
    expect(state === from[phase] && actions.length === 0 ? '=' : state.phase).toBe(expected);
  });

  it('checks each write right before it sends it [OFF-002b]', () => {
    expect(run(idleFlush(false), opened(two)).actions).toEqual([{ kind: 'check', write: two[0] }]);
    expect(run(from.checking, checked).actions).toEqual([{ kind: 'send', write: two[0] }]);
  });

  it('removes a delivered write and reports its response', () => {
    const { state, actions } = run(from.sending, onResponse(delivered));
    expect(actions).toEqual([
      { kind: 'remove', order: 1 },
      { kind: 'check', write: two[1] },
    ]);
    expect(state.report.delivered).toEqual([{ ...two[0], response: { ids: [] } }]);
  });

  it('keeps a refused write with its refusal, for the player to see', () => {
    const { state, actions } = run(from.sending, onResponse(refused));
    expect(actions[0]).toEqual({ kind: 'change', order: 1, change: { refusal: { code: 'game_not_found', status: 404 } } });
    expect(state.report).toMatchObject({ refused: [{ order: 1 }], left: 0 });
  });

  it('skips a write that was sent or removed elsewhere meanwhile', () => {
    const { state } = run(from.checking, { kind: 'checked', isQueued: false, player: 7, now });
    expect([state.current, state.report.left]).toEqual([two[1], 0]);
  });

  it('sends no write of a player if another one has signed in meanwhile [OFF-005b]', () => {
    const mixed = [write(1, { player: 8 }), write(2, { player: null }), write(3)];
    expect(run(idleFlush(false), opened(mixed)).state.rest).toEqual([mixed[2]]);
    expect(run(idleFlush(false), opened(mixed, null)).state).toMatchObject({ current: mixed[1], rest: [] });
    expect(run(from.checking, { kind: 'checked', isQueued: true, player: 8, now }).actions).toEqual([{ kind: 'check', write: two[1] }]);
  });

  it('leaves refused writes alone', () => {
    expect(run(idleFlush(false), opened([write(1, { refusal: { code: 'x', status: 400 } })])).state.phase).toBe('done');
  });

  it('stops once the session is over, and keeps everything', () => {
    const { state, actions } = run(from.sending, onResponse(signedOut));
    expect(actions).toEqual([]);
    expect(state.report).toMatchObject({ left: 2, nextAt: null, isUnconfirmed: true });
  });
});

describe('back-off', () => {
  const changeOf = (entry: QueuedWrite, event: FlushEvent) =>
    (run(sending([entry], true), event).actions[0] as Extract<FlushAction, { kind: 'change' }>).change;

  it.each<[string, Partial<QueuedWrite>, FlushEvent, object]>([
    [
      'none after the first attempts without a response',
      { attempts: 2 },
      onResponse(unreachable),
      { attempts: 3, notBefore: 0, isAskedToWait: false },
    ],
    [
      'from the fourth on, longer each time',
      { attempts: 3 },
      onResponse(unreachable),
      { attempts: 4, notBefore: now + 300, isAskedToWait: false },
    ],
    [
      'none counted while the browser is offline',
      { attempts: 9, notBefore: 0 },
      onResponse(unreachable, { isOnline: false }),
      { attempts: 9, isAskedToWait: false },
    ],
    ['from the first “again” on', {}, onResponse(again), { attempts: 1, notBefore: now + 300, isAskedToWait: true }],
    [
      'as long as the server asks',
      {},
      onResponse({ kind: 'again', afterMs: 60_000 }),
      { attempts: 1, notBefore: now + 60_000, isAskedToWait: true },
    ],
    ['an hour at most', {}, onResponse({ kind: 'again', afterMs: 1e12 }), { notBefore: now + 3_600_000 }],
  ])('%s', (_what, entry, event, change) => {
    expect(changeOf(write(1, entry), event)).toMatchObject(change);
  });

  it('blocks later writes of the same address only', () => {
    const entries = [write(1, { url: '/a?x=1', notBefore: now + 5 }), write(2, { url: '/a?x=2' }), write(3, { url: '/b' })];
    const { state } = run(idleFlush(false), opened(entries));
    expect(state.current).toBe(entries[2]);
    expect(state.report).toMatchObject({ left: 2, nextAt: now + 5 });
  });

  it('ends when the network returns, unless the server asked for it', () => {
    const entries = [write(1, { notBefore: now + 5, isAskedToWait: true }), write(2, { notBefore: now + 5 })];
    expect(run(idleFlush(true), opened(entries)).state.current).toBe(entries[1]);
    expect(run(idleFlush(false), opened(entries)).state.phase).toBe('done');
    expect(run(idleFlush(false), opened([write(1, { notBefore: now })])).state.phase).toBe('checking');
  });

  it('stops after two addresses in a row without a response; a delivered write between them resets that', () => {
    const four = [1, 2, 3, 4].map((order) => write(order));
    const failing = run(sending(four), onResponse(unreachable), checked, onResponse(unreachable));
    expect(failing.state).toMatchObject({ phase: 'done', report: { left: 4 } });
    const mixed = run(sending(four), onResponse(unreachable), checked, onResponse(delivered), checked, onResponse(unreachable));
    expect(mixed.state).toMatchObject({ phase: 'checking', current: { order: 4 } });
  });

  it('of a write that never gets through doesn’t count as a network failure, and the write goes last', () => {
    const entries = [write(1, { attempts: 9 }), write(2, { attempts: 5 }), write(3), write(4, { url: '/a/1' })];
    const first = sending(entries);
    expect([first.current, ...first.rest].map((one) => one?.order)).toEqual([3, 2, 1, 4]);
    const lost = run(sending([write(1, { attempts: 5 })]), onResponse(unreachable)).state;
    expect([lost.lost, lost.isOver]).toEqual([0, false]);
  });
});

describe('in any order of events', () => {
  const verdicts = fc.constantFrom<Verdict>(delivered, refused, again, unreachable, signedOut, { kind: 'again', afterMs: 90_000 });
  const writes = fc.array(
    fc.record({
      url: fc.constantFrom('/a', '/a?q=1', '/b', '/c'),
      player: fc.constantFrom<number | null>(7, 8, null),
      attempts: fc.nat(8),
      notBefore: fc.constantFrom(0, 0, now + 5),
      isAskedToWait: fc.boolean(),
      refusal: fc.constantFrom(null, null, { code: 'x', status: 400 }),
    }),
    { maxLength: 8 },
  );
  const steps = fc.array(
    fc.record({
      verdict: verdicts,
      isQueued: fc.boolean(),
      player: fc.constantFrom<number | null>(7, 7, 7, 8, null),
      isOnline: fc.boolean(),
      stray: fc.boolean(),
    }),
    { minLength: 1, maxLength: 30 },
  );

  it('each write is sent at most once, for its own player, after earlier ones of its address, and the flush ends', () => {
    fc.assert(
      fc.property(writes, steps, fc.boolean(), (shapes, given, isLineBack) => {
        expect(
          broken(
            shapes.map((shape, at) => write(at + 1, shape)),
            given,
            isLineBack,
          ),
        ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  interface Turn {
    verdict: Verdict;
    isQueued: boolean;
    player: number | null;
    isOnline: boolean;
    stray: boolean;
  }

  /** Runs a flush of player 7 to its end; returns the violated guarantees. */
  function broken(entries: readonly QueuedWrite[], given: readonly Turn[], isLineBack: boolean): string[] {
    const problems: string[] = [];
    const check = (isRight: boolean, promise: string) => void (isRight || problems.push(promise));
    const mine = entries.filter((one) => one.refusal === null && [null, 7].includes(one.player));
    const addressOf = ({ url }: QueuedWrite) => url.split('?')[0];
    let step = stepFlush(idleFlush(isLineBack) as FlushState, opened(entries));
    const sent: number[] = [];
    const settled = new Set<number>();
    for (let turn = 0; step.state.phase !== 'done'; turn += 1) {
      const { verdict, isQueued, player, isOnline, stray } = given[turn % given.length]!;
      const { phase, current } = step.state;
      check(
        !stray || stepFlush(step.state, phase === 'checking' ? onResponse(verdict) : checked).state === step.state,
        'a stray event changes nothing',
      );
      const isGone = phase === 'checking' && (!isQueued || ![null, player].includes(current!.player));
      if (isGone || (phase === 'sending' && (verdict.kind === 'delivered' || verdict.kind === 'refused'))) settled.add(current!.order);
      step = stepFlush(step.state, phase === 'checking' ? { kind: 'checked', isQueued, player, now } : onResponse(verdict, { isOnline }));
      for (const action of step.actions) {
        if (action.kind === 'remove')
          check(
            phase === 'sending' && verdict.kind === 'delivered' && action.order === current!.order,
            'only a delivered write is removed',
          );
        if (action.kind !== 'send') continue;
        const { order, player: owner, refusal } = action.write;
        check(!sent.includes(order), 'nothing is sent twice');
        check([null, player].includes(owner) && refusal === null, 'nothing is sent in another name, or after a refusal');
        check(
          mine.every((one) => one.order >= order || addressOf(one) !== addressOf(action.write) || settled.has(one.order)),
          'an address keeps its order',
        );
        sent.push(order);
      }
      if (turn > 2 * entries.length) return [...problems, 'the flush ends'];
    }
    check(step.state.report.left + settled.size === mine.length, 'nothing is lost');
    return problems;
  }
});
