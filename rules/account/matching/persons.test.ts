import { describe, expect, it } from 'vitest';
import { canonicalEmail, canonicalPhone, matchPersons, type PersonTraits, SAME_PERSON_FROM } from './persons';

const ada: PersonTraits = {
  firstName: 'Jörg',
  lastName: 'Müller-Weiß',
  birthDate: '1990-01-02',
  phone: '+49 151 2345678',
  email: 'joerg.mueller@gmail.com',
  devices: ['device-one'],
  instruments: ['card-one'],
  documents: [],
};
const stranger: PersonTraits = {
  firstName: 'Eve',
  lastName: 'Other',
  birthDate: '1971-11-30',
  phone: '+47 900 11 222',
  email: 'eve@elsewhere.example',
  devices: ['device-two'],
  instruments: ['card-two'],
  documents: [],
};

const names: readonly [string, string][] = [
  ['Jörg', 'Müller-Weiß'],
  ['JOERG', 'MUELLER-WEISS'],
  ['Müller', 'Weiss Jorg'],
  ['jorg', 'muller weiss'],
  ['Jörg Peter', 'Müller Weiß'],
];
const emails = ['jm@new.example', 'j.o.e.r.g.mueller+2@googlemail.com'];
const phones = ['0151 2345678', '+43 660 9876543', null];
const devices = [['device-one'], ['device-new']];

/** Second accounts of the same person, disguised by another spelling, address, phone or device. */
const disguises = names.flatMap(([firstName, lastName]) =>
  emails.flatMap((email) =>
    phones.flatMap((phone) =>
      devices.map((own): PersonTraits => ({ ...ada, firstName, lastName, email, phone, devices: own, instruments: [] })),
    ),
  ),
);

describe('a second account of the same person', () => {
  it('is found in more than fifty disguises', () => {
    expect(disguises.length).toBeGreaterThanOrEqual(50);
    const missed = disguises.filter((disguise) => matchPersons(ada, disguise).score < SAME_PERSON_FROM);
    expect(missed).toEqual([]);
  });

  it.each([
    ['the same document', { documents: ['passport-hash'] }],
    ['the same card, mailbox', { instruments: ada.instruments, email: 'joergmueller@gmail.com' }],
    ['the same phone, device and birth date', { phone: '004915 12345678', devices: ada.devices, birthDate: ada.birthDate }],
  ])('is found under a false name by %s', (_case, change) => {
    const known = { ...ada, documents: ['passport-hash'] };
    expect(matchPersons(known, { ...stranger, ...change }).score).toBeGreaterThanOrEqual(SAME_PERSON_FROM);
  });

  it('comes with the reasons', () => {
    expect(matchPersons(ada, { ...ada, instruments: [] })).toEqual({ score: 100, reasons: ['name_and_birth', 'phone', 'email', 'device'] });
  });
});

describe('another person', () => {
  it.each([
    ['a stranger', {}],
    ['a namesake', { firstName: ada.firstName, lastName: ada.lastName }],
    ['somebody born on the same day', { birthDate: ada.birthDate }],
    ['somebody of the same household', { lastName: ada.lastName, phone: ada.phone, devices: ada.devices }],
  ])('is not matched with the player: %s', (_case, change) => {
    expect(matchPersons(ada, { ...stranger, ...change }).score).toBeLessThan(SAME_PERSON_FROM);
  });

  it('doesn’t match by a missing phone or name', () => {
    const empty = { ...stranger, firstName: null, lastName: null, phone: null, birthDate: null };
    expect(matchPersons(empty, { ...empty, email: 'x@y.example', devices: [], instruments: [] })).toEqual({ score: 0, reasons: [] });
  });
});

it('mailboxes and phone numbers are normalised', () => {
  expect(canonicalEmail('J.Doe+casino@GoogleMail.com')).toBe('jdoe@gmail.com');
  expect([canonicalPhone('+49 (0)151 2345678'), canonicalPhone('0151-2345678'), canonicalPhone('123')]).toEqual([
    '12345678',
    '12345678',
    null,
  ]);
});

it('a phone number needs eight digits', () => {
  expect(['12345678', '1234567'].map(canonicalPhone)).toEqual(['12345678', null]);
});
