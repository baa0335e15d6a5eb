import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { FakeWorker } from '#tests/support/fake-worker';
import { compute, type Compute } from '../../worker/compute';
import { type Bridge, createBridge } from './bridge';

const workers: FakeWorker[] = [];
const never = { ...compute, stateOfPostalCode: () => new Promise(() => {}) };

function bridgeOver(api: object | null, idleMs?: number): Bridge {
  const startWorker =
    api === null
      ? null
      : () => {
          const worker = new FakeWorker(api);
          workers.push(worker);
          return worker as unknown as Worker;
        };
  return createBridge({ startWorker, loadInPlace: () => Promise.resolve(compute), idleMs });
}

afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
});

const canberra = { country: 'AU', postalCode: '0200' };
type Case = { [K in keyof Compute]: [name: K, input: Parameters<Compute[K]>[0], expected: unknown] }[keyof Compute];
const cases: Case[] = [
  [
    'questLevels',
    { size: 'xs', betsCents: 75_000, prizeCents: 0 },
    { current: { number: 3, state: 'active' }, next: { number: 4 }, percentToNext: 50 },
  ],
  ['questLevels', { size: 'robot-m', betsCents: 250_000_000, prizeCents: 0 }, { current: { number: 25 }, next: null }],
  [
    'vipProgress',
    { progress: null, quarterPoints: 0, currency: 'EUR', now: 0 },
    { percent: 0, progress: { depositThresholdCents: 900_000 } },
  ],
  ['stateOfPostalCode', canberra, 'ACT'],
  ['stateOfPostalCode', { country: 'CA', postalCode: 'k1a 0b1' }, 'ON'],
  ['stateOfPostalCode', { country: 'DE', postalCode: '10115' }, null],
];

describe.each([
  ['in a worker', compute],
  ['in place', null],
])('computing %s', (_where, api) => {
  it.each(cases)('%s of %j [WORK-001a, WORK-001b, QUEST-005a]', async (name, input, expected) => {
    const response = await bridgeOver(api).compute(name, input as never);
    expect({ response }).toMatchObject({ response: expected });
    expect(workers).toHaveLength(api ? 1 : 0);
  });
});

describe('the worker', () => {
  it('starts at the first call and serves the next ones [WORK-001a]', async () => {
    const bridge = bridgeOver(compute);
    expect(workers).toHaveLength(0);
    await Promise.all([bridge.compute('stateOfPostalCode', canberra), bridge.compute('stateOfPostalCode', canberra)]);
    await bridge.compute('stateOfPostalCode', canberra);
    expect(workers).toHaveLength(1);
  });

  it('stops when idle, and starts again', async () => {
    const bridge = bridgeOver(compute, 1);
    await bridge.compute('stateOfPostalCode', canberra);
    await eventually(() => expect(workers[0]!.isTerminated).toBe(true));
    expect(await bridge.compute('stateOfPostalCode', canberra)).toBe('ACT');
    expect(workers).toHaveLength(2);
  });

  it('rethrows what a function throws', async () => {
    const bridge = bridgeOver({
      ...compute,
      stateOfPostalCode: () => {
        throw new RangeError('no such state');
      },
    });
    await expect(bridge.compute('stateOfPostalCode', canberra)).rejects.toThrow('no such state');
    expect(workers[0]!.isTerminated).toBe(false);
  });
});

describe('if the worker fails', () => {
  it('pending and later calls run on this thread [WORK-001b]', async () => {
    const bridge = bridgeOver(never);
    const pending = bridge.compute('stateOfPostalCode', canberra);
    workers[0]!.fail();
    expect(await pending).toBe('ACT');
    expect(await bridge.compute('stateOfPostalCode', canberra)).toBe('ACT');
    expect(workers).toHaveLength(1);
  });

  it('calls run on this thread if it can’t even start [WORK-001b]', async () => {
    const startWorker = vi.fn<() => Worker>(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const bridge = createBridge({ startWorker, loadInPlace: () => Promise.resolve(compute) });
    expect(await bridge.compute('stateOfPostalCode', canberra)).toBe('ACT');
    expect(await bridge.compute('stateOfPostalCode', canberra)).toBe('ACT');
    expect(startWorker).toHaveBeenCalledOnce();
  });
});

describe('aborting', () => {
  it('rejects immediately and stops an idle worker', async () => {
    const controller = new AbortController();
    const pending = bridgeOver(never).compute('stateOfPostalCode', canberra, controller.signal);
    controller.abort();
    await expect(pending).rejects.toHaveProperty('name', 'AbortError');
    expect(workers[0]!.isTerminated).toBe(true);
  });

  it('keeps a worker that computes for other callers', async () => {
    const controller = new AbortController();
    const bridge = bridgeOver(never);
    const aborted = bridge.compute('stateOfPostalCode', canberra, controller.signal);
    const other = bridge.compute('questLevels', { size: 's', betsCents: 0, prizeCents: 0 });
    controller.abort();
    await expect(aborted).rejects.toHaveProperty('name', 'AbortError');
    expect(workers[0]!.isTerminated).toBe(false);
    expect((await other).current.number).toBe(1);
  });

  it('before the call computes nothing', async () => {
    await expect(bridgeOver(compute).compute('stateOfPostalCode', canberra, AbortSignal.abort())).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
    expect(workers).toHaveLength(0);
  });
});
