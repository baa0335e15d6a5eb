import { judgeWrite, type Verdict } from '#rules/outbox/verdict';

/** Reads the response to a queued write and classifies it. */
export async function verdictOf(response: Response): Promise<Verdict> {
  const { status, ok: isOk } = response;
  return judgeWrite({ status, isOk, body: await jsonOf(response), retryAfter: response.headers.get('retry-after') });
}

/** The body of the server's own response, which is JSON; undefined for a proxy's or portal's. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').includes('application/json')) return undefined;
  try {
    return (await response.json()) ?? {};
  } catch {
    return undefined;
  }
}
