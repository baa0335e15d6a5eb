/** The oldest supported minor release of each line; every later line is supported. Matches `engines` in package.json. */
const OLDEST: ReadonlyMap<number, number> = new Map([
  [20, 19],
  [22, 13],
]);
const EVERY_SINCE = 24;

/** One sentence for an unsupported Node, null for a supported one; `version` such as `18.20.4`. */
export function nodeProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= EVERY_SINCE || minor >= (OLDEST.get(major) ?? Infinity)) return null;
  const lines = [...OLDEST].map(([line, oldest]) => `${line}.${oldest}`);
  return `Node ${lines.join(', ')} or ${EVERY_SINCE} is needed, or newer; this is ${version}.`;
}

/** Ends the process with a sentence if Node is too old. Must be called before anything else is imported. */
export function requireNode(): void {
  const problem = nodeProblem(process.versions.node);
  if (!problem) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
