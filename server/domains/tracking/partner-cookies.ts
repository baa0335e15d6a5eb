import type { FastifyReply, FastifyRequest } from 'fastify';
import { storage } from '#contract/storage';
import { partnerOf } from '#rules/tracking/partner';
import type { Platform } from '#server/platform';
import { configsOf } from '../config/configs';

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/**
 * Stores the partner who referred a visitor for thirty days: by the address, otherwise by the referring site (AUTH-017, ROUTE-070). The
 * window reads the cookie too, because some partners' visitors are shown no promotions.
 */
export async function rememberPartner(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  query: URLSearchParams,
): Promise<void> {
  const { referer = '' } = request.headers;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  const isOther = from !== null && from.host !== request.host;
  if (!query.has('stag') && !isOther) return;
  const partner = partnerOf(query, isOther ? from.hostname : null, await configsOf(platform).get('stag-by-referrer-name'));
  if (!partner) return;
  const lasting = {
    path: '/',
    maxAge: THIRTY_DAYS,
    sameSite: 'lax',
    secure: platform.environment.publicOrigin.startsWith('https:'),
  } as const;
  void reply.setCookie(storage.cookies.stag, partner.stag, lasting).setCookie(storage.cookies.affb, partner.affb, lasting);
}
