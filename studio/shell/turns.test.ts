import { expect, it, vi } from 'vitest';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { ActIntent } from '../protocol/provider';
import { Turns } from './turns';

const outcomeAfter = (acts: number) => ({ kind: 'mines', acts }) as unknown as GameOutcome;

it('an act sends the number of earlier acts, uses one key for every attempt, and reports the balance', async () => {
  const intents: ActIntent[] = [];
  const onBalance = vi.fn<(known: object) => void>();
  const act = async (intent: ActIntent) => {
    intents.push(intent);
    if (intents.length % 2 === 1) throw new TypeError('network');
    return { outcome: outcomeAfter(intent.number + 1), balance_cents: 700, bonus_cents: 200 };
  };
  const insist = async <T>(call: () => Promise<T>): Promise<T> => call().catch(() => call());
  const turns = new Turns({ provider: { act, look: vi.fn<() => never>() }, roundId: 'r-1', insist, onBalance });
  const reveal = { kind: 'reveal' } as never;
  const second = await turns.act(outcomeAfter(0), reveal);
  await turns.act(second, reveal);
  expect(intents.map(({ round_id, number }) => [round_id, number])).toEqual([
    ['r-1', 0],
    ['r-1', 0],
    ['r-1', 1],
    ['r-1', 1],
  ]);
  const keys = intents.map(({ key }) => key);
  expect([keys[0] === keys[1], keys[2] === keys[3], keys[0] === keys[2]]).toEqual([true, true, false]);
  expect(onBalance.mock.calls).toMatchObject([[{ balance_cents: 700, bonus_cents: 200 }], [{ balance_cents: 700, bonus_cents: 200 }]]);
});
