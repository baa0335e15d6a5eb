/** The address of what this server asks itself to draw a document: no socket has it, and it waits for nobody. */
export const OWN_ADDRESS = 'self';

/** The same as from a country, where null is one that nobody knows: a document is drawn from what its visitor would be answered. */
export function ownAddressIn(country: string | null): string {
  return `${OWN_ADDRESS} ${country ?? ''}`;
}

/** Whether the server itself asks. */
export function isOwnAddress(address: string): boolean {
  return address.split(' ')[0] === OWN_ADDRESS;
}

/** The country from which the server asks as if it were its visitor; undefined where it does not. */
export function countryOfOwn(address: string): string | null | undefined {
  const [, country] = isOwnAddress(address) ? address.split(' ') : [];
  return country === '' ? null : country;
}
