const NUMBER_FROM = 5;
const NUMBER_TO = 24;

/** Letters that are read as digits in photos of documents. */
const readAs: Readonly<Record<string, string>> = { O: '0', I: '1' };

/** Identifies an identity document: the issuing country and its number. */
export interface DocumentNumber {
  /** ISO 3166, two letters. */
  country: string;
  number: string;
}

/**
 * A document's country and number, normalised: no gaps, one case, and one character for letters and digits that look the same. Null
 * if it can't be a number.
 */
export function canonicalDocument({ country, number }: DocumentNumber): string | null {
  const place = country.trim().toUpperCase();
  const digits = number
    .toUpperCase()
    .replace(/[\s./-]/g, '')
    .replace(/[OI]/g, (letter) => readAs[letter]!);
  const isNumber = /^[A-Z0-9]+$/.test(digits) && /\d/.test(digits) && digits.length >= NUMBER_FROM && digits.length <= NUMBER_TO;
  return /^[A-Z]{2}$/.test(place) && isNumber ? `${place}:${digits}` : null;
}
