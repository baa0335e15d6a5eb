import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { callUrl } from '#contract/call-url';
import type { Call } from '#contract/call';
import { refusalKinds, type RefusalCode } from '#contract/refusals';
import type { Stage } from './stage';

/** A request of a test. */
export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The raw body, if it isn't JSON of `body`. */
  text?: string;
  headers?: Record<string, string>;
  /** Another sender, if its effect would end the demo player's account. */
  by?: { player: number; cookie: string };
}

/** Creates the state in which a call's example succeeds, and returns its request. */
export type Prepare = (stage: Stage) => Promise<Request>;

/** The response. */
export interface CallResponse {
  status: number;
  headers: Record<string, unknown>;
  json: unknown;
  /** The code of a refusal. */
  code: string | null;
}

/** The headers of a page of the site. */
export function pageHeaders(key: string = randomUUID()): Record<string, string> {
  return { 'sec-fetch-site': 'same-origin', 'idempotency-key': key };
}

/** Sends a call with the session of a cookie, or without one; `headers` replace a page's own. */
export async function send(
  stage: Stage,
  call: Call,
  request: Request,
  cookie: string | null,
  headers = pageHeaders(),
): Promise<CallResponse> {
  const { params, query, body, text = body === undefined ? undefined : JSON.stringify(body) } = request;
  const options: InjectOptions = {
    method: call.method,
    url: callUrl(call, { params, query }),
    cookies: cookie ? { sid: request.by?.cookie ?? cookie } : {},
    headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers, ...request.headers },
    ...(text !== undefined && { payload: text }),
  };
  const response = await stage.app.inject(options);
  const json: unknown = response.body === '' ? null : JSON.parse(response.body);
  const code = (json as { error?: { code?: string } } | null)?.error?.code ?? null;
  return { status: response.statusCode, headers: response.headers, json, code };
}

/** The ids of specified calls that a call serves, for the end of a test's title. */
export function provenBy({ proves = [] }: Call): string {
  const ids = proves.filter((id) => id.startsWith('API-'));
  return ids.length > 0 ? ` [${ids.join(', ')}]` : '';
}

const refusalSchema = v.strictObject({
  error: v.strictObject({
    code: v.picklist(Object.keys(refusalKinds) as RefusalCode[]),
    message: v.pipe(v.string(), v.minLength(1)),
    fields: v.record(v.string(), v.array(v.strictObject({ code: v.string(), message: v.pipe(v.string(), v.minLength(1)) }))),
  }),
});

/** The problems of a refusal's format, status or headers (ERR-006); empty if it's correct. */
export function faultsOf(response: CallResponse): string[] {
  const parsed = v.safeParse(refusalSchema, response.json);
  if (!parsed.success) return [`not the shape of a refusal: ${JSON.stringify(response.json)}`];
  const faults: string[] = [];
  const { code } = parsed.output.error;
  if (response.status !== refusalKinds[code].status) faults.push(`${code} came with ${response.status}`);
  if (response.headers['cache-control'] !== 'private, no-store')
    faults.push(`cache-control is ${String(response.headers['cache-control'])}`);
  if (!String(response.headers['content-type']).startsWith('application/json'))
    faults.push(`content-type is ${String(response.headers['content-type'])}`);
  return faults;
}
