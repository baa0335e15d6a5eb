import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeWrite, stepWrite, type WriteAction, type WriteEvent, type WriteState } from './write-machine';

const made = (change: Partial<Extract<WriteEvent, { kind: 'made' }>> = {}): WriteEvent => ({
  kind: 'made',
  isPlayers: true,
  isGuestMode: false,
  shown: 7,
  owner: 7,
  ...change,
});
const refusal = { code: 'bad_input', status: 422 };

const events = {
  'a write of the device': made(),
  'a write in guest mode': made({ isGuestMode: true }),
  stored: { kind: 'stored', isStored: true },
  'not stored': { kind: 'stored', isStored: false },
  asked: { kind: 'asked' },
  delivered: { kind: 'flushed', isDelivered: true },
  'not delivered': { kind: 'flushed', isDelivered: false },
  'still queued': { kind: 'looked_up', write: { refusal: null } },
  gone: { kind: 'looked_up', write: null },
  refused: { kind: 'looked_up', write: { refusal } },
} as const satisfies Record<string, WriteEvent>;

const phases = ['made', 'storing', 'asking', 'flushing', 'looking', 'ended'] as const satisfies WriteState['phase'][];

/** For each event the only phase in which it counts, the next phase and the actions; in other phases nothing changes. */
const table: Record<keyof typeof events, [WriteState['phase'], WriteState['phase'], WriteAction[]]> = {
  'a write of the device': ['made', 'storing', [{ kind: 'store' }]],
  'a write in guest mode': ['made', 'asking', [{ kind: 'ask' }]],
  stored: ['storing', 'flushing', [{ kind: 'report_kept' }, { kind: 'show_waiting' }, { kind: 'flush' }]],
  'not stored': ['storing', 'asking', [{ kind: 'ask' }]],
  asked: ['asking', 'ended', [{ kind: 'report_kept' }, { kind: 'end', outcome: 'sent' }]],
  delivered: ['flushing', 'ended', [{ kind: 'end', outcome: 'sent' }]],
  'not delivered': ['flushing', 'looking', [{ kind: 'look_up' }]],
  'still queued': ['looking', 'ended', [{ kind: 'register_sync' }, { kind: 'end', outcome: 'queued' }]],
  gone: ['looking', 'ended', [{ kind: 'end', outcome: 'sent' }]],
  refused: ['looking', 'ended', [{ kind: 'discard' }, { kind: 'fail', refusal }]],
};

const rows = phases.flatMap((phase) => (Object.keys(table) as (keyof typeof events)[]).map((name) => [name, phase] as const));

describe('a write of this window', () => {
  it.each(rows)('on “%s” in the phase %s follows the table', (name, phase) => {
    const [at, next, actions] = table[name];
    expect(stepWrite({ phase }, events[name])).toEqual(
      phase === at ? { state: { phase: next }, actions } : { state: { phase }, actions: [] },
    );
  });

  it.each([
    ['shows the device’s player', made(), 'store'],
    ['shows nobody yet', made({ shown: null }), 'store'],
    ['shows another player than the device has', made({ owner: 8 }), 'ask'],
    ['shows a player whom the device doesn’t know', made({ owner: null }), 'ask'],
    ['tells something of the device’s own', made({ isPlayers: false, owner: 8 }), 'store'],
    ['is in guest mode', made({ isPlayers: false, isGuestMode: true }), 'ask'],
  ] as const)('that %s is stored or sent directly [OFF-005b, ROUTE-055b]', (_who, event, action) => {
    expect(stepWrite(madeWrite, event).actions).toEqual([{ kind: action }]);
  });
});

describe('in any order of events', () => {
  it('a write has at most one outcome, is stored before it’s flushed, and requests a sync only while it’s queued', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 30 }), (happened) => {
        let state = madeWrite;
        const done: WriteAction['kind'][] = [];
        let isSyncRight = true;
        for (const event of happened) {
          const step = stepWrite(state, event);
          state = step.state;
          done.push(...step.actions.map(({ kind }) => kind));
          isSyncRight &&=
            step.actions.every(({ kind }) => kind !== 'register_sync') ||
            step.actions.some((action) => action.kind === 'end' && action.outcome === 'queued');
        }
        expect(isSyncRight).toBe(true);
        expect(done.filter((kind) => kind === 'end' || kind === 'fail').length).toBe(state.phase === 'ended' ? 1 : 0);
        expect(done.filter((kind) => kind === 'flush').length).toBeLessThanOrEqual(done.filter((kind) => kind === 'store').length);
        expect(done.filter((kind) => kind === 'ask').length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});
