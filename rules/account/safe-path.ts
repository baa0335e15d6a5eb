/**
 * A path of this origin out of what a visitor's address says, or null (ROUTE-049): `//host`, backslashes, schemes
 * and control characters lead elsewhere and are refused.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(value)) return null;
  return value;
}
