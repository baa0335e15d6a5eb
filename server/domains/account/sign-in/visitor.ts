import type { Brand } from '#brands/brand';
import type { Locale } from '#contract/fields/locale';
import type { Licence } from '#rules/account/restrictions';
import type { FastifyRequest } from 'fastify';
import { trustTokenOf } from '../two-factor/trust-cookie';

/** The facts about a visitor who signs in or up. */
export interface Visitor {
  brand: Brand;
  /** The licence of the host. */
  licence: Licence;
  locale: Locale;
  country: string | null;
  address: string;
  /** The subjects of throttled attempts. */
  network: string;
  userAgent: string | null;
  /** Cookies of the partner who referred the visitor (AUTH-017). */
  stag: string | null;
  affb: string | null;
  /** The session that this browser sent; a new one replaces it. */
  oldSession: Buffer | null;
  /** The trust cookie that this browser sent for a player. */
  trustTokenOf(player: number): string | null;
}

/** Reads the visitor from a request. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { brand, site, locale, country, address, network, session } = request.caller;
  return {
    brand,
    licence: site.licence,
    locale,
    country,
    address,
    network,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    stag: partnerCookie(request.cookies.stag),
    affb: partnerCookie(request.cookies.affb),
    oldSession: session?.hash ?? null,
    trustTokenOf: (player) => trustTokenOf(request, player),
  };
}

function partnerCookie(value: string | undefined): string | null {
  return value && /^[A-Za-z0-9_.-]{1,80}$/.test(value) ? value : null;
}
