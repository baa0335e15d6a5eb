/** A source of chance. `int(below)` answers an unbiased integer from 0 up to, not including, `below`. */
export interface Dice {
  int(below: number): number;
}
