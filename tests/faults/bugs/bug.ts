/** A seeded bug, and the test that must fail with it. */
export interface SeededBug {
  /** Number of the promise that it breaks, in docs/promises.md. */
  promise?: number;
  /** The clause of the specification that it breaks, such as `LIMIT-003a`. */
  rule?: string;
  name: string;
  /** The file that it changes, from the project's root. */
  file: string;
  /** Occurs once in the file, and becomes `to`. */
  from: string;
  to: string;
  /** The test file that detects it. */
  proof: string;
}
