/** The maximum nesting depth of a body. */
const LEVELS_AT_MOST = 32;

/** Whether a JSON value nests deeper than any call needs. Checked level by level, because recursion would overflow the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LEVELS_AT_MOST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
