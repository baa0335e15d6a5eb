/** The network's effect on one request. */
export type Weather = 'fine' | 'lost-request' | 'lost-response' | 'busy' | 'refuses';

/** A write that took effect. */
export interface Effect {
  key: string;
  url: string;
  body: string | null;
}

/**
 * A server that accepts each idempotency key once, behind an unreliable network: requests and responses get lost, the
 * server is busy, or it refuses. `poison` lists bodies that it always fails on.
 */
export class FakePlatform {
  readonly effects: Effect[] = [];
  readonly attempts: string[] = [];
  weather: (attempt: number) => Weather = () => 'fine';
  poison = new Set<string>();
  private readonly seen = new Set<string>();

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const body = (init.body as string | undefined) ?? null;
    const weather = this.weather(this.attempts.push(key) - 1);
    if (weather === 'lost-request') throw new TypeError('network');
    if (weather === 'busy' || (body !== null && this.poison.has(body))) return refusal('unavailable', 503);
    if (weather === 'refuses') return refusal('bad_input', 422);
    if (!this.seen.has(key)) this.effects.push({ key, url, body });
    this.seen.add(key);
    if (weather === 'lost-response') throw new TypeError('network');
    return Response.json({});
  };
}

/** The JSON response of a refusal. */
export function refusal(code: string, status: number): Response {
  return Response.json({ error: { code, message: code, fields: {} } }, { status });
}
