/** With the `u` flag, this matches only unpaired surrogates. */
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

/** Whether a JSON value contains text that PostgreSQL can't store: a NUL, or half of a surrogate pair. Its nesting was limited before. */
function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isUnstorable(key) || hasUnstorable(inner));
}

/** The names of a request part's fields with text, at any depth, that can't be stored. */
export function unstorableFields(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => (isUnstorable(name) || hasUnstorable(value) ? [name] : []));
}
