import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markNotifications } from '#contract/calls/notifications';
import { testDatabase, type TestDatabase } from '#tests/support/database';
import { testPlatform } from '#tests/support/platform';
import { once } from './idempotency';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await testDatabase();
});

afterAll(() => opened.close());

/** Two attempts of one intent; the first one is pending until the test releases it. */
async function overlapping() {
  const platform = testPlatform(opened.database);
  const intent = { key: randomUUID(), bodyHash: Buffer.from('one') };
  const request = { caller: { session: { player: 7 }, address: '::1' } } as unknown as FastifyRequest;
  let letGo: (response: { marked: number }) => void = () => undefined;
  let effects = 0;
  const response = new Promise<{ marked: number }>((resolve) => (letGo = resolve));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const attempt = (pause?: () => Promise<unknown>) =>
    once(
      platform,
      markNotifications,
      request,
      intent,
      () => {
        effects += 1;
        begin();
        return response;
      },
      pause,
    );
  const first = attempt();
  await begun;
  return { first, attempt, letGo: () => letGo({ marked: 3 }), effects: () => effects };
}

describe('a repeat that arrives while the first attempt is pending', () => {
  it('waits for the first response and gets the same [OFF-003c]', async () => {
    const { first, attempt, letGo, effects } = await overlapping();
    const again = attempt(async () => letGo());
    expect([await again, await first, effects()]).toEqual([{ marked: 3 }, { marked: 3 }, 1]);
  });

  it('is refused after a timeout, and may be retried', async () => {
    const { first, attempt, letGo, effects } = await overlapping();
    let pauses = 0;
    await expect(attempt(async () => void (pauses += 1))).rejects.toMatchObject({ code: 'idempotency_in_flight' });
    expect(pauses).toBeGreaterThan(10);
    letGo();
    await first;
    expect([await attempt(), effects()]).toEqual([{ marked: 3 }, 1]);
  });
});
