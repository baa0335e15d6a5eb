/**
 * The part of prizes that the play in a tournament or a lottery funds, EUR cents (GIFT-010): all of it once `countedCents`
 * of stakes reach `fullFromCents`, before that in proportion, so that a nearly empty board never pays more than play there costs.
 */
export function fundedCents(prizeCents: number, countedCents: number, sharePpm: number): number {
  return Math.min(prizeCents, Math.floor((Math.max(0, countedCents) * sharePpm) / 1_000_000));
}

/** The stakes from which prizes are fully funded, EUR cents. */
export function fullFromCents(prizeCents: number, sharePpm: number): number {
  return Math.ceil((prizeCents * 1_000_000) / sharePpm);
}

/** Prizes by place, cut in proportion to the funded part; places left with nothing are omitted. */
export function cutPrizes(prizes: readonly number[], paidCents: number): number[] {
  const all = prizes.reduce((sum, prize) => sum + prize, 0);
  if (paidCents >= all) return [...prizes];
  return prizes.map((prize) => Math.floor((prize * paidCents) / all)).filter((prize) => prize > 0);
}
