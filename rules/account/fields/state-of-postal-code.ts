import type { Problem } from '#contract/fields/field-messages';

/** First and last postal code of each range, by state (FORM-020). */
const australianStates: readonly (readonly [state: string, ...ranges: (readonly [first: number, last: number])[]])[] = [
  ['NSW', [1000, 2599], [2619, 2899], [2921, 2999]],
  ['ACT', [200, 299], [2600, 2618], [2900, 2920]],
  ['VIC', [3000, 3999], [8000, 8999]],
  ['QLD', [4000, 4999], [9000, 9999]],
  ['SA', [5000, 5999]],
  ['WA', [6000, 6797], [6800, 6999]],
  ['TAS', [7000, 7999]],
  ['NT', [800, 999]],
];

/** First letters by province (FORM-021). */
const canadianProvinces: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

/** The Australian state of a four-digit postal code with its leading zeros; null if there isn't one (FORM-020). */
export function australianState(postalCode: string): string | null {
  const code = postalCode.trim();
  if (!/^\d{4}$/.test(code)) return null;
  const number = Number(code);
  const found = australianStates.find(([, ...ranges]) => ranges.some(([first, last]) => number >= first && number <= last));
  return found?.[0] ?? null;
}

/** The Canadian province by a postal code's first letter, in any case; null if there isn't one (FORM-021). */
export function canadianProvince(postalCode: string): string | null {
  return canadianProvinces[postalCode.trim().charAt(0).toUpperCase()] ?? null;
}

/** The state that a postal code belongs to, for Australia (AU) and Canada (CA); null elsewhere. */
export function stateOfPostalCode({ country, postalCode }: { country: string; postalCode: string }): string | null {
  if (country === 'AU') return australianState(postalCode);
  return country === 'CA' ? canadianProvince(postalCode) : null;
}

const longNames: Record<string, string> = {
  NSW: 'New South Wales',
  ACT: 'Australian Capital Territory',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  NT: 'Northern Territory',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  PE: 'Prince Edward Island',
  NB: 'New Brunswick',
  QC: 'Quebec',
  ON: 'Ontario',
  MB: 'Manitoba',
  SK: 'Saskatchewan',
  AB: 'Alberta',
  BC: 'British Columbia',
  YT: 'Yukon',
};

/** Australian postal codes with places in more than one state: the states besides the one of their range. */
const otherStates: Readonly<Record<string, readonly string[]>> = {
  '0872': ['QLD', 'SA', 'WA'],
  '2406': ['QLD'],
  '2540': ['ACT'],
  '2611': ['NSW'],
  '2618': ['NSW'],
  '2620': ['ACT'],
  '3585': ['NSW'],
  '3586': ['NSW'],
  '3644': ['NSW'],
  '3691': ['NSW'],
  '3707': ['NSW'],
  '4375': ['NSW'],
  '4377': ['NSW'],
  '4380': ['NSW'],
  '4383': ['NSW'],
  '4385': ['NSW'],
  '4825': ['NT'],
};

interface Address {
  country: string | null;
  postal_code?: string | null | undefined;
  state?: string | null | undefined;
}

/** The state of an address as stored: the given one, else that of the postal code, else null (FORM-022). */
export function stateOfAddress({ country, postal_code, state }: Address): string | null {
  return state?.trim() || stateOfPostalCode({ country: country ?? '', postalCode: postal_code ?? '' });
}

/**
 * Whether a state, by its short or long name, is the one that the postal code determines (FORM-020, FORM-021). A code that determines
 * none fits every state, and one at a border fits each of its states.
 */
export function isStateOfPostalCode({ country, postal_code, state }: Address): boolean {
  const derived = stateOfPostalCode({ country: country ?? '', postalCode: postal_code ?? '' });
  const given = state?.trim().toUpperCase();
  if (derived === null || !given) return true;
  const others = country === 'AU' ? otherStates[postal_code?.trim() ?? ''] : undefined;
  return [derived, ...(others ?? [])].some((one) => given === one || given === longNames[one]?.toUpperCase());
}

/** The error of a state that doesn't belong to its postal code, or null. */
export function stateProblem(address: Address): Problem | null {
  return isStateOfPostalCode(address) ? null : { key: 'fields.state_of_postal_code', values: {} };
}
