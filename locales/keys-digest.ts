/**
 * What changes with any key of a set of texts: eight hexadecimal digits. A game's frame tells by it whether a page, which may be of another
 * release, has sent a text for every key that the frame has.
 */
export function keysDigest(keys: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of keys.toSorted().join(' ')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
