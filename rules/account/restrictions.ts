/** Countries whose visitors may neither sign in nor sign up (AUTH-011); the answer is 451. */
export const fullyRestricted: readonly string[] = ['BY', 'CW', 'EE', 'LV', 'PL', 'RU', 'UA', 'CY'];

/** Where the house plays without a warning: the countries of its locales. */
const unrestricted: ReadonlySet<string> = new Set(['AU', 'CA', 'DE', 'AT', 'CH', 'IT', 'KW', 'NO', 'NZ']);

export type Restriction = 'none' | 'partial' | 'full';

export type Licence = 'curacao' | 'EE' | 'AU';

/** How a visitor's country is restricted (AUTH-011). For one that is not known the strictest policy holds. */
export function restrictionOf(country: string | null): Restriction {
  if (country === null || fullyRestricted.includes(country)) return 'full';
  return unrestricted.has(country) ? 'none' : 'partial';
}

/** The terms that hold for a visitor: the licence of the host decides, then the country. */
export function licenceOf(host: Licence, country: string | null): Licence {
  if (host !== 'curacao') return host;
  return country === 'EE' || country === 'AU' ? country : 'curacao';
}

/** Whether a visitor may sign in from a country; under the licence of a host its own country is at home (AUTH-010). */
export function maySignIn(country: string | null, host: Licence): boolean {
  return restrictionOf(country) !== 'full' || (host === 'EE' && country === 'EE');
}

/** Whether a visitor may sign up: neither from a fully restricted country nor in the Estonian variant (AUTH-010). */
export function maySignUp(country: string | null, host: Licence): boolean {
  return restrictionOf(country) !== 'full' && licenceOf(host, country) !== 'EE';
}

/** The doors that a visitor from a closed country finds shut. */
export const closedDoors = ['sign-in', 'sign-up'] as const;
export type ClosedDoor = (typeof closedDoors)[number];

/** Which door an address, without its locale, leads to, null where it leads to neither: what is said in its place depends on it (AUTH-010). */
export function doorOf(path: string): ClosedDoor | null {
  if (path === '/sign-up' || path === '/registration') return 'sign-up';
  return path === '/sign-in' || path === '/login' || path === '/remind' ? 'sign-in' : null;
}

/** What leads in, pays in or plays for money: closed where nobody may sign in. */
const entrances = /^\/(?:sign-in|sign-up|login|registration|remind|deposit|deposit-fast|deposit-bonus|accounts\/[^/]+\/deposit|sport(?:\/.*)?)$/;

/** Whether an address, without its locale, is closed to visitors of a country: it answers 451 (ROUTE-048). */
export function isClosed(path: string, country: string | null, host: Licence): boolean {
  return entrances.test(path) && !maySignIn(country, host);
}
