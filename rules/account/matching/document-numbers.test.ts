import { expect, it } from 'vitest';
import { canonicalDocument } from './document-numbers';

const spelt = (country: string, number: string) => canonicalDocument({ country, number });

it('spellings of a document’s number are normalised to one', () => {
  const spellings = ['C01X 00T47', 'c01x00t47', 'CO1X-OOT47', 'C0IX.00T47', ' C01X/00T47 '];
  expect(new Set(spellings.map((number) => spelt('DE', number)))).toEqual(new Set(['DE:C01X00T47']));
});

it('documents of different countries or with different numbers differ', () => {
  const names = [spelt('DE', 'C01X00T47'), spelt('at', 'C01X00T47'), spelt('DE', 'C01X00T48')];
  expect(new Set(names).size).toBe(3);
  expect(names).not.toContain(null);
});

it.each([
  ['DEU', 'C01X00T47'],
  ['', 'C01X00T47'],
  ['DE', '1234'],
  ['DE', '1'.repeat(25)],
  ['DE', 'ABCDEF'],
  ['DE', 'C01X00T47?'],
])('%s %s can’t be a document’s number', (country, number) => {
  expect(spelt(country, number)).toBeNull();
});
