/** The source of time; tests pass one that they control. */
export interface Clock {
  now(): Date;
}
