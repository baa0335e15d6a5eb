import { expect, it } from 'vitest';
import { licences } from '#contract/fields/licence';
import { wageringUnder } from './wagering';

it('is at most ten times under the British licence and under an unknown one', () => {
  expect(['GB', null, '', 'toString', 'MT'].map((licence) => wageringUnder(licence, 30))).toEqual([10, 10, 10, 10, 10]);
  expect(['GB', null].map((licence) => wageringUnder(licence, 3))).toEqual([3, 3]);
});

it('is the operators’ value under the other licences', () => {
  for (const licence of licences.filter((name) => name !== 'GB')) expect(wageringUnder(licence, 30)).toBe(30);
});
