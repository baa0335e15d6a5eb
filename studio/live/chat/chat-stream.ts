import * as v from 'valibot';
import { LIVE_CHAT_PATH } from '#contract/calls/live-chat';
import {
  type ChatHello,
  type ChatLine,
  type ChatPeople,
  chatHelloSchema,
  chatLinesSchema,
  chatPeopleSchema,
  chatRemovedSchema,
} from '#contract/fields/live-chat';
import { BEAT_MS, FIRST_RETRY_MS, LONGEST_RETRY_MS } from '#contract/timing';

/** After two missed heartbeats and some allowance for the network, the connection counts as lost. */
const SILENCE_MS = 2.5 * BEAT_MS;

export interface ChatListener {
  onHello(hello: ChatHello): void;
  onLines(lines: readonly ChatLine[]): void;
  onRemoved(ids: readonly number[]): void;
  onPeople(people: ChatPeople): void;
  /** Whether the chat is being followed. */
  onConnected(isConnected: boolean): void;
}

/** Follows the chat of a launched table, and reconnects when the connection is lost or silent, until the launch has ended. */
export class ChatStream {
  private abort: AbortController | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private retryMs = FIRST_RETRY_MS;

  constructor(
    private readonly token: string,
    private readonly listener: ChatListener,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  start(): void {
    this.stop();
    const abort = new AbortController();
    this.abort = abort;
    void this.follow(abort).then((isOver) => {
      if (this.abort !== abort) return;
      clearTimeout(this.silence);
      this.listener.onConnected(false);
      if (isOver) return;
      this.silence = setTimeout(() => this.start(), this.retryMs);
      this.retryMs = Math.min(LONGEST_RETRY_MS, this.retryMs * 2);
    });
  }

  stop(): void {
    clearTimeout(this.silence);
    this.abort?.abort();
    this.abort = null;
  }

  /** Reads one connection to its end. Returns whether reconnecting is pointless. */
  private async follow({ signal }: AbortController): Promise<boolean> {
    try {
      this.hear();
      const response = await this.fetch(LIVE_CHAT_PATH, {
        headers: { authorization: `Bearer ${this.token}`, accept: 'text/event-stream' },
        cache: 'no-store',
        credentials: 'omit',
        signal,
      });
      if (response.status === 401) return true;
      if (!response.ok || !response.body) return false;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let rest = ''; ; ) {
        const { done, value } = await reader.read();
        if (done) return false;
        this.hear();
        const blocks = (rest + value).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch {
      return false;
    }
  }

  private take(block: string): void {
    const fields = new Map(block.split('\n').map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1).trim()]));
    const kind = fields.get('event');
    if (kind === undefined) return;
    this.retryMs = FIRST_RETRY_MS;
    this.listener.onConnected(true);
    const { listener } = this;
    const pass = <T>(schema: v.GenericSchema<unknown, T>, hand: (payload: T) => void) => {
      const payload = v.safeParse(schema, JSON.parse(fields.get('data') ?? 'null'));
      if (payload.success) hand(payload.output);
    };
    if (kind === 'hello') pass(chatHelloSchema, (hello) => listener.onHello(hello));
    if (kind === 'lines') pass(chatLinesSchema, (lines) => listener.onLines(lines));
    if (kind === 'removed') pass(chatRemovedSchema, (ids) => listener.onRemoved(ids));
    if (kind === 'people') pass(chatPeopleSchema, (people) => listener.onPeople(people));
  }

  /** Restarts the silence timeout, which reopens the connection. */
  private hear(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.listener.onConnected(false);
      this.start();
    }, SILENCE_MS);
  }
}
