import { describe, expect, it } from 'vitest';
import { australianCodes } from '#tests/support/postal-codes';
import { stateOfAddress, stateOfPostalCode, isStateOfPostalCode } from './state-of-postal-code';

const inAustralia = (postalCode: string) => stateOfPostalCode({ country: 'AU', postalCode });
const inCanada = (postalCode: string) => stateOfPostalCode({ country: 'CA', postalCode });

describe('Australian postal codes', () => {
  it.each(australianCodes)('%s at both ends of each range [FORM-020]', (state, codes) => {
    expect(codes.map(inAustralia)).toEqual(codes.map(() => state));
  });

  it.each(['0199', '0300', '0799', '6798', '6799', '0000', '200', '02000', 'abcd', ''])('%j has none [FORM-020]', (code) => {
    expect(inAustralia(code)).toBeNull();
  });
});

describe('Canadian postal codes', () => {
  it.each([
    ['A', 'NL'],
    ['B', 'NS'],
    ['C', 'PE'],
    ['E', 'NB'],
    ['G', 'QC'],
    ['H', 'QC'],
    ['J', 'QC'],
    ['K', 'ON'],
    ['L', 'ON'],
    ['M', 'ON'],
    ['N', 'ON'],
    ['P', 'ON'],
    ['R', 'MB'],
    ['S', 'SK'],
    ['T', 'AB'],
    ['V', 'BC'],
    ['X', 'NT'],
    ['Y', 'YT'],
  ])('%s is in %s, in any case [FORM-021]', (letter, province) => {
    expect([inCanada(`${letter}1A 2B3`), inCanada(` ${letter.toLowerCase()}1a2b3`)]).toEqual([province, province]);
  });

  it.each([...'DFIOQUWZ', '1', ''])('%j has none [FORM-021]', (letter) => {
    expect(inCanada(letter)).toBeNull();
  });
});

describe('the state of an address', () => {
  it('stays as given; an empty one follows from the postal code [FORM-020, FORM-022b]', () => {
    expect(stateOfAddress({ country: 'AU', postal_code: '3000', state: 'QLD' })).toBe('QLD');
    expect(stateOfAddress({ country: 'AU', postal_code: '3000', state: ' ' })).toBe('VIC');
    expect(stateOfAddress({ country: 'DE', postal_code: '10115', state: 'Berlin' })).toBe('Berlin');
    expect(stateOfAddress({ country: 'AU', postal_code: null, state: '' })).toBeNull();
  });
});

it('a state fits its postal code by its short or long name in any case; a code without a state fits all [FORM-020, FORM-021]', () => {
  const fits = (country: string, postal_code: string, state: string | null) => isStateOfPostalCode({ country, postal_code, state });
  expect([fits('AU', '3000', 'VIC'), fits('AU', '3000', 'victoria'), fits('CA', 'M5V 2T6', 'Ontario')]).toEqual([true, true, true]);
  expect([fits('AU', '3000', 'QLD'), fits('CA', 'M5V 2T6', 'QC')]).toEqual([false, false]);
  expect([fits('AU', '3000', ''), fits('AU', '3000', null), fits('AU', '6798', 'QLD'), fits('DE', '10115', 'Bayern')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it.each([
  ['AU', '2000', 'New South Wales'],
  ['AU', '2600', 'Australian Capital Territory'],
  ['AU', '3000', 'Victoria'],
  ['AU', '4000', 'Queensland'],
  ['AU', '5000', 'South Australia'],
  ['AU', '6000', 'Western Australia'],
  ['AU', '7000', 'Tasmania'],
  ['AU', '0800', 'Northern Territory'],
  ['CA', 'A1A 1A1', 'Newfoundland and Labrador'],
  ['CA', 'B1A 1A1', 'Nova Scotia'],
  ['CA', 'C1A 1A1', 'Prince Edward Island'],
  ['CA', 'E1A 1A1', 'New Brunswick'],
  ['CA', 'G1A 1A1', 'Quebec'],
  ['CA', 'K1A 1A1', 'Ontario'],
  ['CA', 'R1A 1A1', 'Manitoba'],
  ['CA', 'S1A 1A1', 'Saskatchewan'],
  ['CA', 'T1A 1A1', 'Alberta'],
  ['CA', 'V1A 1A1', 'British Columbia'],
  ['CA', 'X1A 1A1', 'Northern Territory'],
  ['CA', 'Y1A 1A1', 'Yukon'],
])('in %s, %s fits %s [FORM-020, FORM-021]', (country, postal_code, state) => {
  expect(isStateOfPostalCode({ country, postal_code, state })).toBe(true);
  expect(isStateOfPostalCode({ country, postal_code, state: 'Elsewhere' })).toBe(false);
});

it.each([
  ['0872', 'NT QLD SA WA'],
  ['2406', 'NSW QLD'],
  ['2540', 'NSW ACT'],
  ['2611', 'ACT NSW'],
  ['2618', 'ACT NSW'],
  ['2620', 'NSW ACT'],
  ['3585', 'VIC NSW'],
  ['3586', 'VIC NSW'],
  ['3644', 'VIC NSW'],
  ['3691', 'VIC NSW'],
  ['3707', 'VIC NSW'],
  ['4375', 'QLD NSW'],
  ['4377', 'QLD NSW'],
  ['4380', 'QLD NSW'],
  ['4383', 'QLD NSW'],
  ['4385', 'QLD NSW'],
  ['4825', 'QLD NT'],
  ['4826', 'QLD'],
])('the Australian postal code %s fits %s and no other state [FORM-020]', (postal_code, states) => {
  const all = ['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'];
  const fitting = all.filter((state) => isStateOfPostalCode({ country: 'AU', postal_code, state }));
  expect(fitting.toSorted()).toEqual(states.split(' ').toSorted());
});

it('a postal code at a border fits each of its states [FORM-020]', () => {
  const fits = (state: string) => isStateOfPostalCode({ country: 'AU', postal_code: '2620', state });
  expect([fits('NSW'), fits('ACT'), fits('Australian Capital Territory'), fits('VIC')]).toEqual([true, true, true, false]);
});
