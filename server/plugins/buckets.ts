interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets by name, limited in number: the least recently used is evicted. */
export class Buckets {
  private readonly kept = new Map<string, Bucket>();

  constructor(private readonly most: number) {}

  /** Takes a token from a bucket that holds `perMinute` and refills in a minute. Returns whether there was one; `now` is epoch ms. */
  take(name: string, perMinute: number, now: number): boolean {
    const bucket = this.kept.get(name) ?? { tokens: perMinute, at: now };
    // A map keeps insertion order, so the first entry is the least recently used.
    this.kept.delete(name);
    this.kept.set(name, bucket);
    if (this.kept.size > this.most) this.forgetOldest();
    bucket.tokens = Math.min(perMinute, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  /** Gives a token back that wasn't needed. */
  giveBack(name: string): void {
    const bucket = this.kept.get(name);
    if (bucket) bucket.tokens += 1;
  }

  /** Whether a bucket is empty, without taking a token. */
  isEmpty(name: string, perMinute: number, now: number): boolean {
    const bucket = this.kept.get(name);
    return bucket !== undefined && bucket.tokens + ((now - bucket.at) / 60_000) * perMinute < 1;
  }

  private forgetOldest(): void {
    const { value } = this.kept.keys().next();
    if (value !== undefined) this.kept.delete(value);
  }
}
