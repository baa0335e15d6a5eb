import { expect, it } from 'vitest';
import { licences } from '#contract/fields/licence';
import { returnFloor, returnsEnough } from './return-floor';

it('is the strictest of all under an unknown licence', () => {
  const strictest = Math.max(...licences.map(returnFloor));
  expect(['MT', '', 'toString', null].map(returnFloor)).toEqual([strictest, strictest, strictest, strictest]);
});

it.each([
  ['AU', 0.87],
  ['CA', 0.85],
  ['DE', 0.75],
  ['curacao', 0.75],
])('under %s is %d', (licence, floor) => {
  expect([floor, floor - 0.0001, null].map((rtp) => returnsEnough(rtp, licence))).toEqual([true, false, false]);
});
