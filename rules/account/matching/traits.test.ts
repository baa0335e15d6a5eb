import { describe, expect, it } from 'vitest';
import { isHolderOf, nameWords } from './names';
import { matchPersons, type PersonTraits, swappedBirthDate } from './persons';

const one: PersonTraits = {
  firstName: 'Ann',
  lastName: 'Hill',
  birthDate: '1990-04-12',
  phone: null,
  email: 'ann@one.example',
  devices: [],
  instruments: [],
  documents: [],
};
const other = (change: Partial<PersonTraits>): PersonTraits => ({ ...one, email: 'b@two.example', ...change });
const reasonsOf = (change: Partial<PersonTraits>) => matchPersons(one, other(change)).reasons;

it.each([
  ['1990-04-12', '1990-12-04'],
  ['1990-04-04', null],
  ['1990-04-13', null],
  ['1990-01-31', null],
  ['12.04.1990', null],
  [null, null],
])('the birth date %j with day and month swapped is %j', (date, swapped) => {
  expect(swappedBirthDate(date)).toBe(swapped);
});

describe('two people', () => {
  it('with one name are likelier the same person with the same or the swapped birth date', () => {
    expect(reasonsOf({})).toEqual(['name_and_birth']);
    expect(reasonsOf({ birthDate: '1990-12-04' })).toEqual(['name_and_swapped_birth']);
    expect(reasonsOf({ birthDate: '1970-01-01' })).toEqual(['name']);
    expect(reasonsOf({ birthDate: null })).toEqual(['name']);
  });

  it('who share only a birthday may be one person, unless they’re siblings', () => {
    expect(reasonsOf({ firstName: 'Zoe', lastName: 'Lake' })).toEqual(['birth_date']);
    expect(reasonsOf({ firstName: 'Zoe' })).toEqual([]);
  });

  it('with partly unknown names have no name in common', () => {
    const nameless = { firstName: null, birthDate: '1970-01-01' };
    expect(reasonsOf(nameless)).toEqual([]);
    expect(matchPersons(other(nameless), other({ ...nameless, email: 'c@three.example' })).reasons).toEqual([]);
    expect(reasonsOf({ firstName: 'Ann', lastName: null, birthDate: '1970-01-01' })).toEqual([]);
  });

  it('whose names differ only in their gaps have the same name', () => {
    const gaps = { firstName: 'Mary-Ann', lastName: 'O’Neil', birthDate: '1970-01-01' };
    expect(matchPersons(other(gaps), other({ ...gaps, firstName: 'Maryann', lastName: 'Oneil', email: 'd@four.example' })).reasons).toEqual(
      ['name_and_birth'],
    );
  });
});

it('the words of a name are normalised and sorted', () => {
  expect(nameWords('Øyvind', null, 'Weiß')).toEqual(['oyvind', 'weiss']);
  expect(nameWords('Åse', 'Müller')).toEqual(nameWords('MUELLER', 'AASE'));
  expect(nameWords(null)).toEqual([]);
});

it.each([
  ['Ada Orbit', true],
  ['ORBIT ADA M', true],
  ['MRS A. ORBIT', true],
  ['Ádá Orbit-Lang', true],
  ['Eve Orbit', false],
  ['Ada Other', false],
  ['Orbit', false],
  ['Somebody Else', false],
  ['', false],
])('a card of %s is one of Ada Orbit: %s', (holder, isOwn) => {
  expect(isHolderOf(holder, { first: 'Ada', last: 'Orbit' })).toBe(isOwn);
});

it('a card’s holder matches a name of several words, and anybody while the name isn’t known', () => {
  const name = { first: 'Jean-Pierre', last: 'van der Berg' };
  expect(['J VAN DER BERG', 'P van der Berg', 'J BERG'].map((holder) => isHolderOf(holder, name))).toEqual([true, true, false]);
  expect(isHolderOf('Eve Other', { first: null, last: null })).toBe(true);
});
