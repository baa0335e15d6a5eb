/** The time left at which a screen reader hears the countdown. */
const CALLED_MS = 5_000;
/** How much later a phase has to end, to be one that began again and not one whose time was told once more. */
const AGAIN_MS = 1_000;

/** The end of a table's phase: announced shortly before, and noticed when it's put off. */
export class Countdown {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private endsAt = 0;

  /** `onLast` gets how many seconds are left. */
  constructor(private readonly onLast: (seconds: number) => void) {}

  /** A phase ends then, by `performance.now()`. */
  begin(endsAt: number): void {
    this.stop();
    this.endsAt = endsAt;
  }

  /** Announces the last seconds of a phase that has so many milliseconds left. */
  announce(leftMs: number): void {
    this.timer = setTimeout(() => this.onLast(CALLED_MS / 1_000), leftMs - CALLED_MS);
  }

  /** Whether the phase has begun again: it ends later than was known. */
  isPutOff(endsAt: number): boolean {
    return endsAt > this.endsAt + AGAIN_MS;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
