/** The source of time; tests pass one that stands still. */
export interface Clock {
  now(): Date;
}
