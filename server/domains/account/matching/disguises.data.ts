/** The result of a registration: refused, opened with its withdrawals held for review, or opened. */
export type Outcome = 'refused' | 'held' | 'opened';

/** The traits of a registration by which a person may be recognised. */
export interface Traits {
  first_name: string;
  last_name: string;
  date_of_birth: string;
  mobile_phone: string;
  email: string;
  dfpc: string;
}

/** The person who excludes themselves. */
export const jörg: Traits = {
  first_name: 'Jörg',
  last_name: 'Müller-Weiß',
  date_of_birth: '1980-05-06',
  mobile_phone: '+49 151 7654321',
  email: 'jorg.muller@gmail.com',
  dfpc: 'jorgs-phone',
};

/** A different person in every trait. */
export const nobody: Omit<Traits, 'email' | 'dfpc'> = {
  first_name: 'Vera',
  last_name: 'Falsch',
  date_of_birth: '1971-11-30',
  mobile_phone: '+47 900 11 222',
};

const { first_name, last_name, date_of_birth, mobile_phone, dfpc } = jörg;
const own = { first_name, last_name, date_of_birth };

type Row = [name: string, traits: Partial<Traits>, outcome: Outcome];

const names: readonly [what: string, first: string, last: string][] = [
  ['the same spelling', 'Jörg', 'Müller-Weiß'],
  ['capitals', 'JÖRG', 'MÜLLER-WEISS'],
  ['umlauts as two letters', 'Joerg', 'Mueller-Weiss'],
  ['umlauts as their base letter', 'Jorg', 'Muller-Weiss'],
  ['other accents', 'Jòrg', 'Mûller-Weiß'],
  ['accents as characters of their own', 'Jo\u0308rg', 'Mu\u0308ller-Weiß'],
  ['letters of another alphabet', 'J\u043erg', 'Mull\u0435r-W\u0435iss'],
  ['letters of full width', 'Ｊｏｒｇ', 'Ｍｕｌｌｅｒ Weiss'],
  ['first and last name swapped', 'Müller-Weiß', 'Jörg'],
  ['half of the last name as first name', 'Jörg Müller', 'Weiß'],
  ['a space for the hyphen', 'Jörg', 'Müller Weiß'],
  ['no gap at all', 'Jörg', 'Müllerweiß'],
  ['dots for the gaps', 'Jörg', 'Müller.Weiß'],
  ['first names joined by a hyphen', 'Jörg-Peter', 'Müller-Weiß'],
  ['everything in the last name', 'J.', 'Jörg Müller-Weiß'],
  ['a middle name', 'Jörg Peter', 'Müller-Weiß'],
  ['an initial', 'Jörg P.', 'Müller-Weiß'],
  ['one half of the last name', 'Jörg', 'Müller'],
  ['the other half of the last name', 'Jörg', 'Weiß'],
];

const mailboxes: readonly [what: string, email: string][] = [
  ['the same address', 'jorg.muller@gmail.com'],
  ['capitals', 'Jorg.Muller@GMAIL.com'],
  ['no dots', 'jorgmuller@gmail.com'],
  ['more dots', 'j.o.r.g.m.uller@gmail.com'],
  ['a tag', 'jorg.muller+casino@gmail.com'],
  ['the other name of the provider', 'jorg.muller@googlemail.com'],
  ['all of it together', 'JorgMuller+7@GoogleMail.com'],
];

const phones: readonly [what: string, phone: string][] = [
  ['the same number', mobile_phone],
  ['no country code', '0151 7654321'],
  ['a zero in brackets', '+49 (0)151 7654321'],
  ['two zeros for the plus', '0049 151 7654321'],
  ['other gaps', '+49-151-765-43-21'],
  ['no gaps', '491517654321'],
];

/** A second account of the excluded person, under each disguise. */
export const disguises: readonly Row[] = [
  ...names.map(
    ([what, first, last]): Row => [`own name and birth date, ${what}`, { first_name: first, last_name: last, date_of_birth }, 'refused'],
  ),
  ...mailboxes.map(
    ([what, email]): Row => [`own name and mailbox with a false birth date: ${what}`, { first_name, last_name, email }, 'refused'],
  ),
  ...mailboxes.slice(2).map(([what, email]): Row => [`nothing but the mailbox: ${what}`, { email }, 'held']),
  ...phones.map(
    ([what, phone]): Row => [
      `own number, device and birth date under a false name: ${what}`,
      { mobile_phone: phone, dfpc, date_of_birth },
      'refused',
    ],
  ),
  ...phones
    .slice(1)
    .map(
      ([what, phone]): Row => [
        `own name and number with a false birth date: ${what}`,
        { first_name, last_name, mobile_phone: phone },
        'held',
      ],
    ),
  ['day and month swapped', { ...own, date_of_birth: '1980-06-05' }, 'held'],
  ['day and month swapped, and another spelling', { first_name: 'JOERG', last_name: 'Weiss Mueller', date_of_birth: '1980-06-05' }, 'held'],
  ['day and month swapped, on the own device', { ...own, date_of_birth: '1980-06-05', dfpc }, 'refused'],
  ['day and month swapped, with the own number', { ...own, date_of_birth: '1980-06-05', mobile_phone: '0151 765 43 21' }, 'refused'],
  ['day and month swapped, with the own mailbox', { ...own, date_of_birth: '1980-06-05', email: 'jorgmuller@gmail.com' }, 'refused'],
  ['own name, number and device with a false birth date', { first_name, last_name, mobile_phone, dfpc }, 'refused'],
  ['own mailbox and birth date under a false name', { email: 'jorgmuller@gmail.com', date_of_birth }, 'refused'],
  ['own mailbox and device under a false name', { email: 'jorgmuller@gmail.com', dfpc }, 'refused'],
];

const sibling = { last_name, date_of_birth };

/** People who aren't the excluded one. */
export const others: readonly Row[] = [
  ['a stranger', {}, 'opened'],
  ['somebody born on the same day', { date_of_birth }, 'opened'],
  ['a namesake', { first_name, last_name }, 'opened'],
  ['a namesake at the same device', { first_name, last_name, dfpc }, 'opened'],
  ['a guest at the same device', { dfpc }, 'opened'],
  ['somebody with the same number', { mobile_phone }, 'opened'],
  ['a twin', { first_name: 'Petra', ...sibling }, 'opened'],
  ['a twin at the same device', { first_name: 'Petra', ...sibling, dfpc }, 'opened'],
  ['a twin with the same number and device, who may be the person', { first_name: 'Petra', ...sibling, mobile_phone, dfpc }, 'held'],
  ['a twin whose name looks alike', { first_name: 'Jürgen', ...sibling, dfpc }, 'opened'],
  ['a spouse at the same device', { first_name: 'Ida', last_name, dfpc }, 'opened'],
  ['a child with the same name and number, who may be the person', { first_name, last_name, mobile_phone }, 'held'],
  ['a household with one number and device, of whom one may be the person', { mobile_phone, dfpc }, 'held'],
];
