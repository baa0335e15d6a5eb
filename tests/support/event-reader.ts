import { setTimeout as sleep } from 'node:timers/promises';

/** One event of a stream as received. */
export interface ReceivedEvent {
  event: string;
  id: string | null;
  data: unknown;
}

const PATIENCE_MS = 15_000;
const POLL_MS = 5;

function parse(block: string): ReceivedEvent | null {
  const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  const event = fields.get('event');
  return event && event !== 'beat'
    ? { event, id: fields.get('id') ?? null, data: JSON.parse(fields.get('data') ?? 'null') as unknown }
    : null;
}

/** Reads a stream of server-sent events; skips heartbeats. */
export class EventReader {
  /** Received events that weren't taken yet. */
  readonly pending: ReceivedEvent[] = [];
  private isOver = false;

  private constructor(
    readonly headers: Headers,
    private readonly abort: AbortController,
  ) {}

  static async open(url: string, headers: Record<string, string>): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(url, { headers, signal: abort.signal });
    const reader = new EventReader(response.headers, abort);
    void reader.read(response.body!);
    return reader;
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        this.pending.push(...blocks.map(parse).filter((event) => event !== null));
      }
    } catch {
      // Closed by the test.
    }
    this.isOver = true;
  }

  /** The next events, up to a count; throws if they don't arrive. */
  async take(count: number): Promise<ReceivedEvent[]> {
    const deadline = Date.now() + PATIENCE_MS;
    while (this.pending.length < count) {
      if (this.isOver || Date.now() > deadline) throw new Error(`${this.pending.length} of ${count} events came`);
      await sleep(POLL_MS);
    }
    return this.pending.splice(0, count);
  }

  /** Whether the stream ends within a number of milliseconds. */
  async ended(milliseconds: number): Promise<boolean> {
    const deadline = Date.now() + milliseconds;
    while (!this.isOver && Date.now() < deadline) await sleep(POLL_MS);
    return this.isOver;
  }

  close(): void {
    this.abort.abort();
  }
}
