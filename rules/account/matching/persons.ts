import { isSameName, joinedName, nameWords } from './names';

/** What is known about a person from an account. Payment instruments and documents are known by their hashes. */
export interface PersonTraits {
  firstName: string | null;
  lastName: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  phone: string | null;
  email: string;
  devices: readonly string[];
  instruments: readonly string[];
  documents: readonly string[];
}

const matchReasons = [
  'document',
  'name_and_birth',
  'name_and_swapped_birth',
  'name',
  'birth_date',
  'phone',
  'email',
  'device',
  'instrument',
] as const;
type MatchReason = (typeof matchReasons)[number];

interface Match {
  /** 0 to 100. */
  score: number;
  reasons: readonly MatchReason[];
}

/** From this score on, two accounts count as the same person's. */
export const SAME_PERSON_FROM = 60;

/** From this score on, a new account is held for review as a likely duplicate. */
export const DOUBLE_FROM = 50;

const weights: Record<MatchReason, number> = {
  document: 100,
  name_and_birth: 60,
  name_and_swapped_birth: 50,
  email: 50,
  instrument: 40,
  phone: 30,
  device: 20,
  name: 20,
  birth_date: 10,
};

/** An address, normalised: no tag after a plus, no dots, one case, and one domain for providers with several. */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, '').replaceAll('.', '');
  const domain = email.slice(at + 1).toLowerCase();
  return `${local}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

const PHONE_DIGITS = 8;

/** The last digits of a number: country code, trunk zero and spaces don't count. Null for a number that's too short. */
export function canonicalPhone(phone: string | null): string | null {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length < PHONE_DIGITS ? null : digits.slice(-PHONE_DIGITS);
}

/** A full name without gaps, in both orders, since a hyphen, space or apostrophe may be left out. */
function joinedNames({ firstName, lastName }: PersonTraits): string[] {
  if (firstName === null || lastName === null) return [];
  return [
    [firstName, lastName],
    [lastName, firstName],
  ].map((names) => names.map(joinedName).join(' '));
}

/**
 * Whether every word of the shorter name is in the longer one (a middle name may be left out, names may be swapped), or the names
 * differ only in their gaps.
 */
function isAlikeName(one: PersonTraits, other: PersonTraits): boolean {
  if (shares(joinedNames(one), joinedNames(other))) return true;
  const [short, long] = [nameWords(one.firstName, one.lastName), nameWords(other.firstName, other.lastName)].sort(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  return short.length > 1 && short.every((word) => long.includes(word));
}

const shares = (one: readonly string[], other: readonly string[]) => one.some((value) => other.includes(value));

/** Whether two people may be siblings: the same last name, no first name in common. */
function isSiblingName(one: PersonTraits, other: PersonTraits): boolean {
  const last = nameWords(one.lastName);
  return isSameName(last, nameWords(other.lastName)) && !shares(nameWords(one.firstName), nameWords(other.firstName));
}

/** A birth date with day and month swapped, as YYYY-MM-DD; null if that gives no other valid date. */
export function swappedBirthDate(birthDate: string | null): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate ?? '') ?? [];
  return year && month && day && month !== day && Number(day) <= 12 ? `${year}-${day}-${month}` : null;
}

/** How likely two accounts belong to one person, with the reasons (a person may have only one account). */
export function matchPersons(one: PersonTraits, other: PersonTraits): Match {
  const isName = isAlikeName(one, other);
  const isBirth = one.birthDate !== null && one.birthDate === other.birthDate;
  const isSwapped = one.birthDate !== null && one.birthDate === swappedBirthDate(other.birthDate);
  const phone = canonicalPhone(one.phone);
  const facts: Record<MatchReason, boolean> = {
    document: shares(one.documents, other.documents),
    name_and_birth: isName && isBirth,
    name_and_swapped_birth: isName && isSwapped,
    name: isName && !isBirth && !isSwapped,
    // Twins share more than a birthday.
    birth_date: isBirth && !isName && !isSiblingName(one, other),
    phone: phone !== null && phone === canonicalPhone(other.phone),
    email: canonicalEmail(one.email) === canonicalEmail(other.email),
    device: shares(one.devices, other.devices),
    instrument: shares(one.instruments, other.instruments),
  };
  const reasons = matchReasons.filter((reason) => facts[reason]);
  return {
    score: Math.min(
      100,
      reasons.reduce((sum, reason) => sum + weights[reason], 0),
    ),
    reasons,
  };
}
