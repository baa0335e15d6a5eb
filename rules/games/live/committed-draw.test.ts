import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Dice } from '../../dice';
import { blockName, committedDice, isAsCommitted, VERIFIED_BLOCKS } from './committed-draw';
import { fromHex, toHex } from './hex';

const diceOf = (seed: Uint8Array, round: string) =>
  committedDice((block) => createHmac('sha256', seed).update(blockName(round, block)).digest());

const round = '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21';

describe('a committed draw', () => {
  it('is the same for the same seed and round, and differs for another round', () => {
    const seed = Buffer.alloc(32, 7);
    const drawn = (of: string) => {
      const dice = diceOf(seed, of);
      return Array.from({ length: 40 }, () => dice.int(37));
    };
    expect(drawn(round)).toEqual(drawn(round));
    expect(drawn(round)).not.toEqual(drawn(crypto.randomUUID()));
  });

  it('draws every number about equally often', () => {
    const dice = diceOf(Buffer.alloc(32, 1), round);
    const counts = Array.from({ length: 37 }, () => 0);
    for (let i = 0; i < 18_500; i++) counts[dice.int(37)]!++;
    // Chi-squared with 36 degrees of freedom exceeds 78 once in ten thousand seeds; this seed is fixed.
    expect(counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(78);
  });

  it('uses the eight words of a block in order, then those of the next block', () => {
    const blockAt = (block: number) => {
      const bytes = new Uint8Array(32);
      for (let at = 0; at < 8; at++) new DataView(bytes.buffer).setUint32(at * 4, block * 100 + at);
      return bytes;
    };
    const dice = committedDice(blockAt);
    expect(Array.from({ length: 18 }, () => dice.int(1_024))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 100, 101, 102, 103, 104, 105, 106, 107, 200, 201,
    ]);
  });

  it('rejects words in the incomplete last range', () => {
    const words = [0xff_ff_ff_ff, 0xff_ff_ff_ff, 6, 0, 0, 0, 0, 0];
    const block = new Uint8Array(32);
    words.forEach((word, at) => new DataView(block.buffer).setUint32(at * 4, word));
    expect(committedDice(() => block).int(10)).toBe(6);
  });

  it('refuses an unsupported range', () => {
    const dice = committedDice(() => new Uint8Array(32));
    for (const below of [0, -1, 1.5, 2 ** 33]) expect(() => dice.int(below)).toThrow(RangeError);
  });

  it('verifies only with the right hash and result', () => {
    const seed = Buffer.alloc(32, 3);
    const blocks = Array.from({ length: VERIFIED_BLOCKS }, (_, block) =>
      createHmac('sha256', seed).update(blockName(round, block)).digest(),
    );
    const seedHash = createHash('sha256').update(seed).digest('hex');
    const resultOf = (dice: Dice) => String(dice.int(37));
    const published = { live_round: round, seed: toHex(seed), commitment: seedHash, result: resultOf(diceOf(seed, round)) };
    expect(isAsCommitted(published, { seedHash, blocks }, resultOf)).toBe(true);
    expect(isAsCommitted({ ...published, result: '99' }, { seedHash, blocks }, resultOf)).toBe(false);
    expect(isAsCommitted(published, { seedHash: toHex(seed), blocks }, resultOf)).toBe(false);
  });
});

describe('hexadecimal digits', () => {
  it('convert to bytes and back', () => {
    expect(toHex(Uint8Array.of(0, 15, 255))).toBe('000fff');
    expect(fromHex('000fff')).toEqual(Uint8Array.of(0, 15, 255));
    expect(fromHex('0')).toBeNull();
    expect(fromHex('zz')).toBeNull();
  });
});
