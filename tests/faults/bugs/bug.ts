/** A bug that nobody wants, and the tests that must turn red by it: a test that stays green proves nothing. */
export interface SeededBug {
  /** Number of the promise that it breaks, by docs/promises.md. */
  promise?: number;
  /** The clause of the specification that it breaks, such as `LIMIT-003a`. */
  rule?: string;
  name: string;
  /** The file that has it, from the project's root. */
  file: string;
  /** Stands once in the file, and becomes `to`. */
  from: string;
  to: string;
  /** The file of tests that notices. */
  proof: string;
}
