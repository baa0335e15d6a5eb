import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cancelDeposit } from '#contract/calls/cashbox/deposits';
import { type TestDatabase, testDatabase } from '#tests/support/database';
import { inSteps, type Steps } from './in-steps';
import { refuse } from './refusals';

let store: TestDatabase;

beforeAll(async () => {
  store = await testDatabase();
});

afterAll(() => store.close());

const request = { caller: { session: null, address: '192.0.2.1' } } as never;
const log = pino({ level: 'silent' });
const run = (key: string, steps: Steps<string>, body = 'a body', pause?: () => Promise<unknown>) =>
  inSteps({ database: store.database, log }, cancelDeposit, request, { key, bodyHash: Buffer.from(body) }, steps, pause);

function stepsThat(around: Steps<string>['around']) {
  let results = 0;
  return {
    begin: vi.fn(async () => 'wanted'),
    around: vi.fn(around),
    result: vi.fn(async (_transaction: unknown, name: string) => `${name} ${(results += 1)}`),
  };
}

it('a repeated write in steps gets the same response without a second external call', async () => {
  const key = randomUUID();
  const steps = stepsThat(async () => true);
  expect([await run(key, steps), await run(key, steps)]).toEqual(['wanted 1', 'wanted 1']);
  expect([steps.begin, steps.around, steps.result].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  await expect(run(key, steps, 'another body')).rejects.toMatchObject({ code: 'idempotency_conflict' });
});

it('an interrupted one continues where it stopped', async () => {
  const key = randomUUID();
  await expect(
    run(
      key,
      stepsThat(async () => Promise.reject(refuse('unavailable'))),
    ),
  ).rejects.toMatchObject({ code: 'unavailable' });
  const steps = stepsThat(async () => true);
  expect([await run(key, steps), await run(key, steps)]).toEqual(['wanted 1', 'wanted 1']);
  expect([steps.begin, steps.around].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('one that failed to start stores nothing', async () => {
  const key = randomUUID();
  const steps = stepsThat(async () => true);
  await expect(run(key, { ...steps, begin: () => Promise.reject(refuse('limit_reached')) })).rejects.toMatchObject({
    code: 'limit_reached',
  });
  expect(await run(key, steps)).toBe('wanted 1');
});

it('a repeat during the external call waits for it and is refused after a timeout; the first one returns the current state', async () => {
  const key = randomUUID();
  const pause = vi.fn(async () => undefined);
  let isFree = false;
  const steps = stepsThat(async () => isFree);
  await expect(
    run(
      key,
      stepsThat(async () => Promise.reject(refuse('unavailable'))),
    ),
  ).rejects.toMatchObject({ code: 'unavailable' });
  await expect(run(key, steps, 'a body', pause)).rejects.toMatchObject({ code: 'idempotency_in_flight' });
  expect(pause).toHaveBeenCalledTimes(80);
  expect(await run(randomUUID(), steps)).toBe('wanted 1');
  const freed = vi.fn(async () => (isFree = true));
  expect(await run(key, steps, 'a body', freed)).toBe('wanted 2');
  expect(freed).toHaveBeenCalledTimes(1);
});
