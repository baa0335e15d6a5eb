import type { ConfigOf } from '#contract/fields/config/index';

/** The partner who referred a visitor. */
export interface Partner {
  stag: string;
  affb: string;
}

/** For visitors whose address has the partner's parameters, and for those recognised by their referrer. */
export const AFFB_BY_ADDRESS = '122';
export const AFFB_BY_REFERRER = '241';

const NAME = /^[A-Za-z0-9_.-]{1,80}$/;
const nameOf = (value: string | null) => (value !== null && NAME.test(value) ? value : null);

const isOfHost = (host: string, name: string) => host === name || host.endsWith(`.${name}`);

/**
 * The partner in the parameters `stag` and `affb_id` of an address, else the one whose site links here; null if nobody referred
 * the visitor (AUTH-017, ROUTE-070). `from` is the name of the referring host, if it's another one.
 */
export function partnerOf(
  query: { get(name: string): string | null },
  from: string | null,
  { referrers }: ConfigOf<'stag-by-referrer-name'>,
): Partner | null {
  const stag = nameOf(query.get('stag'));
  if (stag !== null) return { stag, affb: nameOf(query.get('affb_id')) ?? AFFB_BY_ADDRESS };
  const known = from === null ? undefined : referrers.find(({ name }) => isOfHost(from, name));
  return known ? { stag: known.stag, affb: known.affb ?? AFFB_BY_REFERRER } : null;
}
