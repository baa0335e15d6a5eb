interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets by name, so many at most: the one that was longest not asked for is forgotten first. */
export class Buckets {
  private readonly kept = new Map<string, Bucket>();

  constructor(private readonly most: number) {}

  /** Takes a token from a bucket that holds `perMinute` and fills in a minute. Answers whether there was one; `now` is epoch ms. */
  take(name: string, perMinute: number, now: number): boolean {
    const bucket = this.kept.get(name) ?? { tokens: perMinute, at: now };
    // A map keeps the order in which its names came, so that the first is the one longest not asked for.
    this.kept.delete(name);
    this.kept.set(name, bucket);
    if (this.kept.size > this.most) this.forgetOldest();
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  /** Gives back a token that turned out not to be due. */
  giveBack(name: string): void {
    const bucket = this.kept.get(name);
    if (bucket) bucket.tokens += 1;
  }

  /** Whether a bucket has no token left; takes none. */
  isEmpty(name: string, perMinute: number, now: number): boolean {
    const bucket = this.kept.get(name);
    return bucket !== undefined && bucket.tokens + ((now - bucket.at) / 60_000) * perMinute < 1;
  }

  private forgetOldest(): void {
    const { value } = this.kept.keys().next();
    if (value !== undefined) this.kept.delete(value);
  }
}
