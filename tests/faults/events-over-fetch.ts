/** A browser's EventSource over fetch, with a given session. It never reconnects automatically. */
export class EventsOverFetch extends EventTarget {
  readonly #abort = new AbortController();
  #lastId = '';

  constructor(url: string, cookie: string) {
    super();
    void this.#read(url, cookie);
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(url: string, cookie: string): Promise<void> {
    try {
      const { ok, body } = await fetch(url, { headers: { cookie }, signal: this.#abort.signal });
      if (!ok || !body) throw new Error('no stream');
      const decoder = new TextDecoder();
      let text = '';
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#say(block);
      }
    } catch {
      // The connection broke or the window was closed; reported below.
    }
    if (!this.#abort.signal.aborted) this.dispatchEvent(new Event('error'));
  }

  /** One block of the stream; one without an id keeps the last one, as in browsers. */
  #say(block: string): void {
    const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
    const kind = fields.get('event');
    this.#lastId = fields.get('id') ?? this.#lastId;
    if (kind) this.dispatchEvent(new MessageEvent(kind, { data: fields.get('data') ?? '', lastEventId: this.#lastId }));
  }
}
