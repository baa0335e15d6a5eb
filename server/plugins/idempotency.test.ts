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

/** Two attempts of one intent; the first one stays under way until it is let go. */
async function overlapping() {
  const platform = testPlatform(opened.database);
  const intent = { key: randomUUID(), bodyHash: Buffer.from('one') };
  const request = { caller: { session: { player: 7 }, address: '::1' } } as unknown as FastifyRequest;
  let letGo: (answer: { marked: number }) => void = () => undefined;
  let effects = 0;
  const answer = new Promise<{ marked: number }>((resolve) => (letGo = resolve));
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
        return answer;
      },
      pause,
    );
  const first = attempt();
  await begun;
  return { first, attempt, letGo: () => letGo({ marked: 3 }), effects: () => effects };
}

describe('a repeat that comes while the first attempt is still under way', () => {
  it('waits for its answer and is given the same [OFF-003c]', async () => {
    const { first, attempt, letGo, effects } = await overlapping();
    const again = attempt(async () => letGo());
    expect([await again, await first, effects()]).toEqual([{ marked: 3 }, { marked: 3 }, 1]);
  });

  it('is refused once it has waited long enough, and may come again', async () => {
    const { first, attempt, letGo, effects } = await overlapping();
    let pauses = 0;
    await expect(attempt(async () => void (pauses += 1))).rejects.toMatchObject({ code: 'idempotency_in_flight' });
    expect(pauses).toBeGreaterThan(10);
    letGo();
    await first;
    expect([await attempt(), effects()]).toEqual([{ marked: 3 }, 1]);
  });
});
