type Reply = () => Response | Promise<Response>;

/** A network with a server behind it: paths and their responses. */
export class FakeNetwork {
  readonly requests: (Pick<Request, 'method' | 'headers' | 'signal' | 'cache' | 'credentials'> & { path: string; body: string | null })[] =
    [];
  /** Every request fails, as without a network. */
  isAway = false;
  /** Every request hangs. */
  isStuck = false;
  private readonly replies = new Map<string, Reply>();

  constructor(private readonly origin: string) {}

  on(path: string, reply: Reply): this {
    this.replies.set(path, reply);
    return this;
  }

  /** Like `on`, but keeps an existing response. */
  unless(path: string, reply: Reply): this {
    return this.replies.has(path) ? this : this.on(path, reply);
  }

  json(path: string, value: unknown, headers: Record<string, string> = {}): this {
    return this.on(path, () => Response.json(value, { headers }));
  }

  file(path: string, text: string, type = 'text/javascript'): this {
    return this.on(path, () => new Response(text, { headers: { 'content-type': type } }));
  }

  page(path: string, html: string): this {
    return this.file(path, html, 'text/html; charset=utf-8');
  }

  /** How often a path was requested. */
  count(path: string): number {
    return this.requests.filter((one) => one.path === path).length;
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), this.origin), init);
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    this.requests.push({
      path,
      method: request.method,
      headers: request.headers,
      body: request.body ? await request.text() : null,
      signal: request.signal,
      cache: request.cache,
      credentials: request.credentials,
    });
    if (this.isStuck)
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)));
    if (this.isAway) throw new TypeError('Failed to fetch');
    const reply = this.replies.get(path) ?? this.replies.get(url.pathname);
    return reply?.() ?? Response.json({ error: { code: 'not_found', message: '', fields: {} } }, { status: 404 });
  };
}
