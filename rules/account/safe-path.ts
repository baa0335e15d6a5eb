/** Parts of a path that are resolved away, plain or encoded, and empty ones: what stays may begin with two slashes. */
const RESOLVED_AWAY = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * A path of this origin out of what a visitor's address says, or null (ROUTE-049): `//host`, also where it appears once
 * `.` and `..` are resolved, backslashes, schemes and control characters lead elsewhere and are refused.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(value)) return null;
  const [path = ''] = value.split(/[?#]/);
  return RESOLVED_AWAY.test(path) ? null : value;
}
