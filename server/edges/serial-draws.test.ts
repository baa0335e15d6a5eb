import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Dice } from '#rules/dice';
import { fairDice } from '#rules/games/fair/fair-draw';
import { committedDice } from '#rules/games/live/committed-draw';
import { seededDice } from '#rules/games/seeded-dice';
import { failedSerialTests, levels } from '#tests/support/serial-tests';
import { cryptographicDice } from './dice';

const hmac = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest();

/** The first draws of consecutive rounds. */
function acrossRounds(seed: string): Dice {
  let nonce = 0;
  return { int: (below) => fairDice(hmac(seed), 'a player’s seed', (nonce += 1)).int(below) };
}

/** A faulty source. */
const flawed = (next: (before: number, draw: number, at: number) => number): Dice => {
  const dice = seededDice('a source with a fault');
  let [before, at] = [0, 0];
  return { int: (below) => (before = next(before, dice.int(below), (at += 1)) % below) };
};

describe('consecutive draws', () => {
  it('from the operating system’s source are independent', () => {
    expect(failedSerialTests(cryptographicDice(), levels.million)).toEqual([]);
  });

  // The seeds are fixed, so these are the same draws in every run, tested by a laboratory's criteria.
  it('are independent at 99% within one long round', () => {
    expect(
      failedSerialTests(
        committedDice((block) => hmac('a seed')(String(block))),
        levels.hundred,
      ),
    ).toEqual([]);
  });

  it('are independent at 99% from round to round of a seed', () => {
    expect(failedSerialTests(acrossRounds('a seed'), levels.hundred)).toEqual([]);
  });

  it.each<[string, string, Dice]>([
    ['repeats one in twenty draws', 'correlation at lag 1', flawed((before, draw, at) => (at % 20 === 0 ? before : draw))],
    ['rises more often than it falls', 'serial pairs', flawed((before, draw, at) => (at % 10 === 0 ? before + 1 : draw))],
    ['alternates between low and high', 'runs', flawed((before, draw, at) => (at % 25 === 0 ? (before + 5) % 10 : draw))],
    ['draws its zeros at regular distances', 'gaps', flawed((_, draw, at) => (at % 10 === 0 ? 0 : 1 + (draw % 9)))],
    ['deals hands without pairs too often', 'poker hands', flawed((_, draw, at) => (at % 3 === 0 ? at % 10 : draw))],
    ['gives all fifths in turn', 'coupon collector', flawed((_, draw, at) => (at % 2 === 0 ? (at / 2) * 2 : draw))],
  ])('of a source that %s fail the test of %s', (_, test, dice) => {
    expect(failedSerialTests(dice, levels.million)).toContain(test);
  });
});
