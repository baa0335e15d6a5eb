const origin = 'https://perigee.example';
const addressOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : String(request), origin).href;

/** A cache in memory. */
export class FakeCache {
  private readonly kept = new Map<string, Response>();

  match = async (request: RequestInfo | URL): Promise<Response | undefined> => this.kept.get(addressOf(request))?.clone();

  put = async (request: RequestInfo | URL, response: Response): Promise<void> => {
    if (response.status === 206) throw new TypeError('parts cannot be kept');
    this.kept.delete(addressOf(request));
    this.kept.set(addressOf(request), response.clone());
    await response.arrayBuffer();
  };

  delete = async (request: RequestInfo | URL): Promise<boolean> => this.kept.delete(addressOf(request));

  keys = async (): Promise<Request[]> => [...this.kept.keys()].map((address) => new Request(address));

  /** Paths of the entries. */
  get paths(): string[] {
    return [...this.kept.keys()].map((address) => new URL(address).pathname);
  }
}

/** The caches of an origin in memory; with `isBroken` everything throws, as in a private window or on a full disk. */
export class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  isBroken = false;

  open = async (name: string): Promise<FakeCache> => {
    if (this.isBroken) throw new DOMException('no room', 'QuotaExceededError');
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  };

  match = async (request: RequestInfo | URL, options?: { cacheName?: string }): Promise<Response | undefined> => {
    const cache = await this.open(options?.cacheName ?? '');
    return cache.match(request);
  };

  has = async (name: string): Promise<boolean> => this.all.has(name);
  delete = async (name: string): Promise<boolean> => this.all.delete(name);

  keys = async (): Promise<string[]> => {
    if (this.isBroken) throw new DOMException('denied', 'SecurityError');
    return [...this.all.keys()];
  };
}
