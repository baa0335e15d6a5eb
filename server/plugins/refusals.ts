import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitStop } from '#contract/fields/limit';
import { type FieldProblem, type RefusalBody, type RefusalCode, refusalKinds } from '#contract/refusals';
import type { Locale } from '#contract/fields/locale';
import type { SessionEnd } from '#rules/account/session/session-end';
import { formatMoney } from '#rules/money/format';
import { localeOfPath } from '#rules/locale/address';
import { UnknownCurrency } from '#rules/money/unknown-currency';
import { limitOfRefusal, refusalCodeOf } from '#server/database/refusal-of';
import { isUnavailable } from '#server/database/unavailable';
import { noteOutage } from './outage-log';
import { textOf } from '../texts';
import { isNavigation } from './page-request';
import { REFUSAL_POLICY, refusalPage } from './refusal-page';

/** A refusal to be sent: a stable code and the errors of each field. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly fields: Record<string, FieldProblem[]> = {},
    readonly retryAfterSeconds?: number,
    readonly limit?: LimitStop,
    readonly sessionEnd?: SessionEnd | null,
  ) {
    super(code);
  }
}

/** Builds a refusal to throw: `throw refuse('not_enough_money')`. */
export function refuse(
  code: RefusalCode,
  detail: {
    fields?: Record<string, FieldProblem[]>;
    retryAfterSeconds?: number;
    limit?: LimitStop | undefined;
    sessionEnd?: SessionEnd | null;
  } = {},
): Refused {
  return new Refused(code, detail.fields, detail.retryAfterSeconds, detail.limit, detail.sessionEnd);
}

/** Refuses an attempt that has to wait, in milliseconds; 0 passes. Retry-After is rounded up: a retry is never too early. */
export function refuseIfEarly(code: 'rate_limited' | 'account_locked', waitMs: number): void {
  if (waitMs > 0) throw refuse(code, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/**
 * The message of a refusal. A limit with something left is exceeded rather than reached, and its message says what is left (LIMIT-005). A
 * lock-out after failed attempts ends without anybody's help, and its message says when. A session that a new password ended says so.
 */
function messageOf({ code, limit, retryAfterSeconds, sessionEnd }: Refused, locale: Locale): string {
  if (code === 'account_locked' && retryAfterSeconds) {
    return textOf(locale, 'refusals.locked_out', { minutes: Math.ceil(retryAfterSeconds / 60) });
  }
  if (sessionEnd) return textOf(locale, `refusals.signed_out.${sessionEnd}`);
  if (code !== 'limit_reached' || !limit || limit.left_cents === 0) return textOf(locale, `refusals.${code}`);
  return textOf(locale, 'refusals.limit_exceeded', { left: formatMoney(limit.left_cents, limit.currency, locale) });
}

/** The JSON of a refusal, its message in the caller's language (ERR-006). */
export function presentRefusal(refused: Refused, locale: Locale): RefusalBody {
  return {
    error: {
      code: refused.code,
      message: messageOf(refused, locale),
      fields: refused.fields,
      ...(refused.limit && { limit: refused.limit }),
    },
  };
}

const codesOfFastify: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** Retry-After while the database is unavailable. */
const UNAVAILABLE_SECONDS = 2;

/** Turns any error into a refusal; an unexpected one becomes `internal` and reveals nothing. */
export function refusalFrom(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof UnknownCurrency) return new Refused(error.code);
  const fromDatabase = refusalCodeOf(error);
  if (fromDatabase) return refuse(fromDatabase, { limit: limitOfRefusal(error) });
  if (isUnavailable(error)) return new Refused('unavailable', {}, UNAVAILABLE_SECONDS);
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code && codesOfFastify[code]) return new Refused(codesOfFastify[code]);
  if (statusCode === 429) return new Refused('rate_limited');
  if (statusCode === 400) return new Refused('bad_json');
  return new Refused('internal');
}

/** The only place that turns an error into a response. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusalFrom(error);
  const kind = refusalKinds[refused.code];
  if (isUnavailable(error)) noteOutage(request.log, error);
  else if (kind.isReported) request.log.error({ err: error, code: refused.code }, 'refused');
  // A request may be refused before its caller is known.
  const caller = request.caller as FastifyRequest['caller'] | undefined;
  const locale = caller?.locale ?? 'en';
  if (refused.retryAfterSeconds) reply.header('retry-after', refused.retryAfterSeconds);
  void reply.status(kind.status).header('cache-control', 'private, no-store');
  if (caller && isNavigation(request)) {
    const [path = ''] = request.url.split('?');
    const pageLocale = localeOfPath(path);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', REFUSAL_POLICY)
      .send(refusalPage(caller.brand, pageLocale, messageOf(refused, pageLocale)));
  }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(presentRefusal(refused, locale)));
}

const codesOfNode: Record<string, RefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timed_out',
  HPE_HEADER_OVERFLOW: 'body_too_large',
};

/**
 * Responds to malformed HTTP, or to requests that came too slowly, in the same shape; the connection ends. One over which nothing has come,
 * such as a browser's spare connection, ends without a response: the browser would take that for the one to its next request, which it
 * otherwise sends again over another connection.
 */
export function refuseGarbled(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return void socket.destroy();
  const refused = new Refused(codesOfNode[error.code] ?? 'bad_json');
  const { status } = refusalKinds[refused.code];
  const body = JSON.stringify(presentRefusal(refused, 'en'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: private, no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
