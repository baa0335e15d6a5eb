import type { ConfigOf } from '#contract/fields/config/index';

/** The partner who sent a visitor. */
export interface Partner {
  stag: string;
  affb: string;
}

/** Of visitors who come by an address that names the partner, and of those who are known by where they come from. */
export const AFFB_BY_ADDRESS = '122';
export const AFFB_BY_REFERRER = '241';

const NAME = /^[A-Za-z0-9_.-]{1,80}$/;
const nameOf = (value: string | null) => (value !== null && NAME.test(value) ? value : null);

const isOfHost = (host: string, name: string) => host === name || host.endsWith(`.${name}`);

/**
 * The partner whom an address names by `stag` and `affb_id`, else the one whose site leads here; null where nobody sent
 * the visitor (AUTH-017, ROUTE-070). `from` is the name of the host that leads here, where another one does.
 */
export function partnerOf(query: { get(name: string): string | null }, from: string | null, { referrers }: ConfigOf<'stag-by-referrer-name'>): Partner | null {
  const stag = nameOf(query.get('stag'));
  if (stag !== null) return { stag, affb: nameOf(query.get('affb_id')) ?? AFFB_BY_ADDRESS };
  const known = from === null ? undefined : referrers.find(({ name }) => isOfHost(from, name));
  return known ? { stag: known.stag, affb: known.affb ?? AFFB_BY_REFERRER } : null;
}
