import * as v from 'valibot';
import { liveClosedSchema, type LiveMark, liveResultsSchema, type LiveTable, liveTableSchema } from '#contract/fields/live';
import { BEAT_MS } from '#contract/timing';
import { openTable, type Source, tableAddress } from './early-table';

/** After two missed heartbeats and some allowance for the network, the connection counts as lost even if the browser says it's open. */
const SILENCE_MS = 2.5 * BEAT_MS;

interface Listener {
  /** The table's state, with the moment at which its phase ends, by `performance.now()`. */
  onTable(table: LiveTable, endsAt: number): void;
  /** The table is closed until this time; null until further notice. */
  onClosed(opensAt: Date | null): void;
  /** The last results, the newest first. */
  onResults(results: readonly LiveMark[]): void;
  /** Whether the table is being followed. */
  onConnected(isConnected: boolean): void;
}

/**
 * Follows a live table, and reconnects when the connection is lost or silent. A device that goes offline counts as lost immediately: the
 * browser keeps such a connection open, and its silence takes seconds to notice.
 */
export class TableStream {
  private source: Source | null = null;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly onOffline = () => this.listener.onConnected(false);
  private readonly onOnline = () => this.start();

  constructor(
    private readonly game: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => Source = openTable,
  ) {}

  start(): void {
    this.stop();
    addEventListener('offline', this.onOffline);
    addEventListener('online', this.onOnline);
    const source = this.open(tableAddress(this.game));
    this.source = source;
    this.listen();
    const on = (kind: string, take: (payload: unknown, event: Event) => void) =>
      source.addEventListener(kind, (event) => {
        this.listen();
        take(JSON.parse((event as MessageEvent<string>).data), event);
      });
    on('beat', () => this.listener.onConnected(true));
    on('results', (payload) => {
      const results = v.safeParse(liveResultsSchema, payload);
      if (results.success) this.listener.onResults(results.output);
    });
    on('closed', (payload) => {
      const closed = v.safeParse(liveClosedSchema, payload);
      if (!closed.success) return;
      this.listener.onConnected(true);
      this.listener.onClosed(closed.output.opens_at === null ? null : new Date(closed.output.opens_at));
    });
    on('table', (payload, { timeStamp }) => {
      const table = v.safeParse(liveTableSchema, payload);
      if (!table.success) return;
      this.listener.onConnected(true);
      // The event may have waited for the game's code, or for a busy page.
      const endsAt = timeStamp + table.output.left_ms;
      this.listener.onTable({ ...table.output, left_ms: Math.max(0, endsAt - performance.now()) }, endsAt);
    });
    source.addEventListener('error', () => this.listener.onConnected(false));
  }

  stop(): void {
    removeEventListener('offline', this.onOffline);
    removeEventListener('online', this.onOnline);
    clearTimeout(this.silence);
    this.source?.close();
    this.source = null;
  }

  /** Restarts the silence timeout, which reopens the connection. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.listener.onConnected(false);
      this.start();
    }, SILENCE_MS);
  }
}
