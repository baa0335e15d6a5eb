import * as v from 'valibot';

/** Each country's pattern (FORM-018); letters in any case. */
const patterns: Record<string, RegExp> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  HU: /^\d{4}$/,
  IE: /^[A-Za-z]\d[\dWw] ?[A-Za-z\d]{4}$/,
  IN: /^\d{3} ?\d{3}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  KW: /^\d{5}$/,
  KZ: /^\d{6}$/,
  LT: /^(?:LT-)?\d{5}$/,
  LU: /^(?:L-)?\d{4}$/,
  MX: /^\d{5}$/,
  NL: /^\d{4} ?[A-Za-z]{2}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PT: /^\d{4}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(?:-\d{4})?$/,
};

/** Countries and territories without postal codes, or with codes that hardly anyone uses. */
const withoutCodes: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP ML MO MR NR NU ' +
    'QA RW SB SC SL SR SS ST SX SY TD TG TK TO TV UG VU YE ZW'
  ).split(' '),
);

/** Whether an address in a country has a postal code; an unknown country counts as one that has. */
export const hasPostalCodes = (country: string | null): boolean => country === null || !withoutCodes.has(country);

/** The general pattern: letters and digits, with single hyphens or spaces between. */
const anywhere = /^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/;

/** The postal code of one country; an unknown one, or none, uses the general pattern (FORM-018). Spaces around it are dropped. */
export function postalCodeOf(country: string | null): v.GenericSchema<string, string> {
  // An own property: the request's country may be `constructor`.
  const pattern = country && Object.hasOwn(patterns, country) ? patterns[country]! : anywhere;
  return v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(pattern, 'fields.postal_code'), v.maxLength(12));
}

/** A postal code with an unknown country. */
export const postalCodeSchema = postalCodeOf(null);
