import { chances, DEALER_STANDS, type Total, withValue } from './totals';

/** The dealer's final total by the value of the visible card: probabilities of 17 to 21, and of a bust at 0. */
type Ends = ReadonlyMap<number, number>;

function drawOn(hand: Total, into: Map<number, number>, chance: number): void {
  if (hand.total >= DEALER_STANDS) {
    const end = hand.total > 21 ? 0 : hand.total;
    into.set(end, (into.get(end) ?? 0) + chance);
    return;
  }
  for (const { value, chance: of } of chances) drawOn(withValue(hand, value), into, chance * of);
}

/** The probability that the dealer's second card makes a blackjack. */
export function blackjackChance(up: number): number {
  if (up === 1) return chances[9]?.chance ?? 0;
  return up === 10 ? (chances[0]?.chance ?? 0) : 0;
}

/** The dealer has checked: the second card makes no blackjack. */
function endsOf(up: number): Ends {
  const ends = new Map<number, number>();
  const first = withValue({ total: 0, isSoft: false }, up);
  const forbidden = up === 1 ? 10 : up === 10 ? 1 : 0;
  for (const { value, chance } of chances)
    if (value !== forbidden) drawOn(withValue(first, value), ends, chance / (1 - blackjackChance(up)));
  return ends;
}

const allEnds = new Map<number, Ends>();
const known = new Map<string, number>();

/** Memoises a computation. */
function once(key: string, compute: () => number): number {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const value = compute();
  known.set(key, value);
  return value;
}

/** The expected value of standing, as a multiple of the stake. */
export function standing({ total }: Total, up: number): number {
  if (total > 21) return -1;
  const ends = allEnds.get(up) ?? endsOf(up);
  allEnds.set(up, ends);
  let mean = 0;
  for (const [end, chance] of ends) mean += end < total ? chance : end > total ? -chance : 0;
  return mean;
}

const over = (of: (value: number) => number) => chances.reduce((sum, { value, chance }) => sum + chance * of(value), 0);

/** The expected value of hitting, followed by optimal play. */
export function hitting(hand: Total, up: number): number {
  return once(`hit ${hand.total} ${hand.isSoft} ${up}`, () =>
    over((value) => {
      const next = withValue(hand, value);
      return next.total > 21 ? -1 : playing(next, up);
    }),
  );
}

/** The expected value of the better of standing and hitting. */
export function playing(hand: Total, up: number): number {
  return hand.total >= 21 ? standing(hand, up) : Math.max(standing(hand, up), hitting(hand, up));
}

/** The expected value of doubling: one card for twice the stake. */
export function doubling(hand: Total, up: number): number {
  return 2 * over((value) => standing(withValue(hand, value), up));
}

/** The expected value of splitting; split aces get one card each. */
export function splitting(value: number, up: number): number {
  return once(`split ${value} ${up}`, () => {
    const first = withValue({ total: 0, isSoft: false }, value);
    return (
      2 *
      over((second) => {
        const hand = withValue(first, second);
        return value === 1 ? standing(hand, up) : Math.max(playing(hand, up), hand.total < 21 ? doubling(hand, up) : -2);
      })
    );
  });
}
