/** Empty path segments and dot segments, plain or encoded: a parser removes them, and the rest may begin with two slashes. */
const RESOLVED_AWAY = /\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * A path of this origin from a visitor's address, or null (ROUTE-049). Refuses `//host` (also after `.` and `..` are
 * resolved), backslashes, schemes and control characters, all of which may lead to another site.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  // oxlint-disable-next-line no-control-regex -- this looks for control characters
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(value)) return null;
  const [path = ''] = value.split(/[?#]/);
  return RESOLVED_AWAY.test(path) ? null : value;
}
