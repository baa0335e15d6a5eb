/** Coalesces reads of a table: changes during a read cause one more read after it. */
export class Reading {
  private readonly underWay = new Map<string, { isStale: boolean }>();

  /** `read` never rejects. */
  constructor(private readonly read: (game: string) => Promise<void>) {}

  now(game: string): void {
    const found = this.underWay.get(game);
    if (found) found.isStale = true;
    else void this.run(game);
  }

  private async run(game: string): Promise<void> {
    const state = { isStale: false };
    this.underWay.set(game, state);
    do {
      state.isStale = false;
      await this.read(game);
    } while (state.isStale);
    this.underWay.delete(game);
  }
}
