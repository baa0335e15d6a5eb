import type { licences } from '#contract/fields/licence';

/** Countries whose visitors may neither sign in nor sign up (AUTH-011); the response is 451. */
export const fullyRestricted: readonly string[] = ['BY', 'CW', 'EE', 'LV', 'PL', 'RU', 'UA', 'CY'];

/** Countries without a warning: those of the locales. */
const unrestricted: ReadonlySet<string> = new Set(['AU', 'CA', 'DE', 'AT', 'CH', 'IT', 'KW', 'NO', 'NZ']);

export type Restriction = 'none' | 'partial' | 'full';

export type Licence = (typeof licences)[number];

/** How a visitor's country is restricted (AUTH-011). An unknown one gets the strictest policy. */
export function restrictionOf(country: string | null): Restriction {
  if (country === null || fullyRestricted.includes(country)) return 'full';
  return unrestricted.has(country) ? 'none' : 'partial';
}

/** The terms for a visitor: by the licence of the host, then by the country. */
export function licenceOf(host: Licence, country: string | null): Licence {
  if (host !== 'curacao') return host;
  return country === 'EE' || country === 'AU' ? country : 'curacao';
}

/** Returns whether a visitor may sign in from a country; the country of the host's own licence is always allowed (AUTH-010). */
export function maySignIn(country: string | null, host: Licence): boolean {
  return restrictionOf(country) !== 'full' || (host === 'EE' && country === 'EE');
}

/** Returns whether a visitor may sign up: not from a fully restricted country and not in the Estonian variant (AUTH-010). */
export function maySignUp(country: string | null, host: Licence): boolean {
  return restrictionOf(country) !== 'full' && licenceOf(host, country) !== 'EE';
}

/** Returns whether it's the visitor's country that rules out an account, rather than the host's own licence (AUTH-010). */
export function isBarred(country: string | null, host: Licence): boolean {
  return host !== 'EE' && !maySignUp(country, host);
}

/** The entries that are closed to a visitor from a blocked country. */
export const restrictedActions = ['sign-in', 'sign-up'] as const;
export type RestrictedAction = (typeof restrictedActions)[number];

/** Which entry an address without its locale belongs to, or null; the message in its place depends on it (AUTH-010). */
export function restrictedActionOf(path: string): RestrictedAction | null {
  if (path === '/sign-up' || path === '/registration') return 'sign-up';
  return path === '/sign-in' || path === '/login' || path === '/remind' ? 'sign-in' : null;
}

/** Addresses for sign-in, deposits and play for money: closed in countries without sign-in. */
const entrances =
  /^\/(?:sign-in|sign-up|login|registration|remind|deposit|deposit-fast|deposit-bonus|accounts\/[^/]+\/deposit|sport(?:\/.*)?)$/;

/** Returns whether an address without its locale is closed to visitors of a country: it responds with 451 (ROUTE-048). */
export function isClosed(path: string, country: string | null, host: Licence): boolean {
  return entrances.test(path) && !maySignIn(country, host);
}
