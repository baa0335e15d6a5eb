import type { FastifyReply, FastifyRequest } from 'fastify';
import { localesFor } from '#brands/index';
import { storage } from '#contract/storage';
import { localeOfPath, namesLocale, pathInChosenLocale } from '#rules/locale/address';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The path to which a browser is sent whose user has chosen a language, if the requested one names none (AUTH-016); null if it's shown as
 * it is. A link that names the default locale replaces an earlier choice, because the address without it couldn't.
 */
export function chosenPathOf(request: FastifyRequest, reply: FastifyReply, pathname: string): string | null {
  const chosen = request.cookies[storage.cookies.locale];
  if (chosen === undefined) return null;
  const { brand, host } = request.caller.site;
  const named = namesLocale(pathname) ? localeOfPath(pathname) : null;
  if (named === brand.defaultLocale && chosen !== named)
    void reply.setCookie(storage.cookies.locale, named, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' });
  return pathInChosenLocale(pathname, chosen, localesFor(brand, host));
}
