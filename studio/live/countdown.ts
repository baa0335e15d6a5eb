/** The remaining time at which the countdown is announced to screen readers. */
const CALLED_MS = 5_000;
/** How much later the reported end must be for the phase to count as begun again rather than reported again. */
const AGAIN_MS = 1_000;

/** The end of a table's phase: announces it shortly before, and detects when it's postponed. */
export class Countdown {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private endsAt = 0;

  /** `onLast` gets the seconds left. */
  constructor(private readonly onLast: (seconds: number) => void) {}

  /** When the phase ends, by `performance.now()`. */
  begin(endsAt: number): void {
    this.stop();
    this.endsAt = endsAt;
  }

  /** Announces the last seconds of a phase, given its remaining milliseconds. */
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
