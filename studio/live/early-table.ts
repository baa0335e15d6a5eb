import { LIVE_EVENTS_PATH } from '#contract/calls/live';

/** A stream of events, such as an `EventSource`. */
export interface Source {
  addEventListener(kind: string, listener: (event: Event) => void): void;
  close(): void;
}

/** How long a stream is kept for a table that isn't created, because its launch was refused. */
const KEPT_MS = 20_000;

/** The events of a live table; the names of those that describe it, of which the later one counts. */
const kinds = ['beat', 'results', 'closed', 'table'];
const states = ['closed', 'table'];

const early = new Map<string, () => Source>();

const connect = (address: string): Source => new EventSource(address);

/** The address of a table's stream. */
export const tableAddress = (game: string) => `${LIVE_EVENTS_PATH}?game=${encodeURIComponent(game)}`;

/**
 * Connects to a table's stream while the frame's code and session are still loading. It keeps the last event of each kind for the table;
 * after an error, the table connects itself.
 */
export function openEarly(game: string, open = connect): void {
  const address = tableAddress(game);
  const source = open(address);
  const kept = new Map<string, Event>();
  let isTaken = false;
  const forget = () => {
    if (isTaken || !early.delete(address)) return;
    source.close();
  };
  for (const kind of kinds)
    source.addEventListener(kind, (event) => {
      if (isTaken) return;
      if (states.includes(kind)) for (const state of states) kept.delete(state);
      kept.set(kind, event);
    });
  source.addEventListener('error', forget);
  const timer = setTimeout(forget, KEPT_MS);
  early.set(address, () => {
    isTaken = true;
    clearTimeout(timer);
    return {
      addEventListener(kind, listener) {
        source.addEventListener(kind, listener);
        const event = kept.get(kind);
        if (event) listener(event);
      },
      close: () => source.close(),
    };
  });
}

/** Connects to a stream, or takes the one that was opened early, once; its listeners get the kept events as they're added. */
export function openTable(address: string): Source {
  const take = early.get(address);
  early.delete(address);
  return take?.() ?? connect(address);
}
