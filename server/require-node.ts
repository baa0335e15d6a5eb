const OLDEST = [20, 19] as const;

/** One sentence for a Node that is too old, null for one that will do; `version` such as `18.20.4`. */
export function nodeProblem(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
  return isOld ? `Node ${OLDEST.join('.')} or newer is needed; this is ${version}.` : null;
}

/** Ends the process with a sentence where Node is too old. To be called before anything else is imported. */
export function requireNode(): void {
  const problem = nodeProblem(process.versions.node);
  if (!problem) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
