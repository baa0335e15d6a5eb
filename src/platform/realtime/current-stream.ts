/** A stream that can be ended. */
interface Endable {
  stop(): void;
}

/**
 * Holds the one stream of a window. Opening takes time: a stream that was requested before the latest opening or closing never
 * becomes the current one.
 */
export function makeCurrentStream<S extends Endable>() {
  let current: { player: number | null; stream: S } | null = null;
  let latest = 0;

  function close(): void {
    latest += 1;
    current?.stream.stop();
    current = null;
  }

  return {
    close,
    /** Replaces the stream with another player's; null is a guest's. Changes nothing if it's open already. */
    async open<T>(player: number | null, prepare: () => Promise<T>, begin: (prepared: T) => S): Promise<void> {
      if (current?.player === player) return;
      close();
      const mine = latest;
      const prepared = await prepare();
      if (mine === latest) current = { player, stream: begin(prepared) };
    },
  };
}
