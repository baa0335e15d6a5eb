/** A source of randomness. `int(below)` returns an unbiased integer from 0 up to, not including, `below`. */
export interface Dice {
  int(below: number): number;
}
