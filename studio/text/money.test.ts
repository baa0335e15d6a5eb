import { expect, it } from 'vitest';
import { factorIn } from './money';

it('a multiplier is truncated to one decimal and grouped by its language', () => {
  expect([factorIn('en')(50_027.98), factorIn('de')(50_027.98), factorIn('en-KW')(2)]).toEqual(['50,027.9', '50.027,9', '2']);
});
