import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Dice } from '#rules/dice';
import { blockName, committedDice } from '#rules/games/live/committed-draw';
import { verifyRound } from './verify-round';

describe('verifying a published round in the browser', () => {
  it('passes only for the outcome that the server drew', async () => {
    const seed = randomBytes(32);
    const round = crypto.randomUUID();
    const resultOf = (dice: Dice) => String(dice.int(37));
    const drawn = resultOf(committedDice((block) => createHmac('sha256', seed).update(blockName(round, block)).digest()));
    const published = {
      live_round: round,
      seed: seed.toString('hex'),
      commitment: createHash('sha256').update(seed).digest('hex'),
      result: drawn,
    };
    const verify = (change: Partial<typeof published>) => verifyRound({ ...published, ...change }, resultOf);
    expect(await verify({})).toBe(true);
    expect(await verify({ result: String((Number(drawn) + 1) % 37) })).toBe(false);
    expect(await verify({ seed: randomBytes(32).toString('hex') })).toBe(false);
    expect(await verify({ seed: 'no seed' })).toBe(false);
  });
});
