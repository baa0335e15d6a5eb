import { expect, it } from 'vitest';
import { factorIn } from './money';

it('a factor is cut to one decimal and grouped as its language does', () => {
  expect([factorIn('en')(50_027.98), factorIn('de')(50_027.98), factorIn('en-KW')(2)]).toEqual(['50,027.9', '50.027,9', '2']);
});
