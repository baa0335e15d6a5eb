import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cursor } from '#contract/events/real-time';
import { admit, type Frame } from './merge';

const event = (sequence: number, epoch = 'e'): Frame => ({ type: 'event', kind: 'balance', payload: sequence, at: { epoch, sequence } });
const hello = (sequence: number, { epoch = 'e', gap = false } = {}): Frame => ({ type: 'hello', hello: { epoch, sequence, gap } });

/** What a window shows after frames: the delivered sequence numbers, and after which of them it reloaded everything. */
function seen(frames: readonly Frame[], start: Cursor | null = null) {
  let at = start;
  const delivered: number[] = [];
  const reloads: number[] = [];
  for (const frame of frames) {
    const admission = admit(at, frame);
    at = admission.at;
    if (admission.isGap) reloads.push(at?.sequence ?? 0);
    if (admission.isDelivered && frame.type === 'event') delivered.push(frame.payload as number);
  }
  return { delivered, reloads, at };
}

describe('the order of live events', () => {
  it('delivers each once and in order [RT-002a, RT-002b]', () => {
    expect(seen([hello(4), event(5), event(6), event(5), event(6), event(7)])).toMatchObject({ delivered: [5, 6, 7], reloads: [] });
  });

  it('a replay after a disconnect continues at the window’s cursor [RT-002a]', () => {
    const start = { epoch: 'e', sequence: 6 };
    expect(seen([hello(6), event(7), event(8)], start)).toMatchObject({ delivered: [7, 8], reloads: [] });
  });

  it('reloads everything after a gap that can’t be replayed', () => {
    expect(seen([hello(90, { gap: true }), event(91)], { epoch: 'e', sequence: 6 })).toMatchObject({ delivered: [91], reloads: [90] });
  });

  it('reloads everything on a new epoch', () => {
    expect(seen([hello(2, { epoch: 'f' }), event(3, 'f')], { epoch: 'e', sequence: 6 })).toMatchObject({ delivered: [3], reloads: [2] });
    expect(seen([event(1, 'f')], { epoch: 'e', sequence: 6 })).toMatchObject({ delivered: [1], reloads: [1] });
  });

  it('detects a gap in the sequence', () => {
    expect(seen([hello(4), event(5), event(8)])).toMatchObject({ delivered: [5, 8], reloads: [8] });
  });

  it('always delivers an event without a sequence number, and leaves the cursor as it is', () => {
    const jackpots: Frame = { type: 'event', kind: 'jackpots_changes', payload: 0, at: null };
    expect(seen([hello(4), jackpots, event(5), jackpots])).toMatchObject({ delivered: [0, 5, 0], at: { epoch: 'e', sequence: 5 } });
  });
});

describe('whatever happens to the frames', () => {
  const happenings = fc.array(fc.constantFrom('arrives', 'lost', 'twice', 'again'), { minLength: 1, maxLength: 40 });

  it('nothing is delivered twice or out of order, and nothing is missed without a reload [RT-002a, RT-002b]', () => {
    fc.assert(
      fc.property(happenings, fc.integer({ min: 1, max: 20 }), (list, back) => {
        const frames: Frame[] = [hello(0)];
        for (const [at, happening] of list.entries()) {
          const sequence = at + 1;
          if (happening === 'lost') continue;
          frames.push(event(sequence));
          if (happening === 'twice') frames.push(event(sequence));
          if (happening === 'again') for (let old = Math.max(1, sequence - back); old <= sequence; old += 1) frames.push(event(old));
        }
        const { delivered, reloads } = seen(frames);
        expect(delivered).toEqual([...new Set(delivered)].sort((one, other) => one - other));
        const last = delivered.at(-1) ?? 0;
        for (let sequence = 1; sequence <= last; sequence += 1) {
          expect(delivered.includes(sequence) || reloads.some((at) => at >= sequence)).toBe(true);
        }
      }),
    );
  });

  it('delivers everything with a replay after each disconnect, without a reload [RT-002a, RT-002b]', () => {
    const cuts = fc.array(fc.record({ events: fc.integer({ min: 0, max: 6 }), lost: fc.integer({ min: 0, max: 6 }) }), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, (connections) => {
        let newest = 0;
        let at: Cursor | null = null;
        const delivered: number[] = [];
        let reloads = 0;
        const take = (frame: Frame) => {
          const admission = admit(at, frame);
          at = admission.at;
          if (admission.isGap) reloads += 1;
          if (admission.isDelivered && frame.type === 'event') delivered.push(frame.payload as number);
        };
        for (const { events, lost } of [{ events: 0, lost: 0 }, ...connections, { events: 0, lost: 0 }]) {
          const from: number = (at as Cursor | null)?.sequence ?? newest;
          take(hello(from));
          for (let sequence = from + 1; sequence <= newest + events; sequence += 1) take(event(sequence));
          newest += events + lost;
        }
        expect(delivered).toEqual(Array.from({ length: newest }, (_, index) => index + 1));
        expect(reloads).toBe(0);
      }),
    );
  });
});
