/**
 * A hash of the keys of a set of texts: eight hexadecimal digits. A game's frame uses it to detect whether a page, which may be of
 * another release, has sent a text for each of the frame's keys.
 */
export function keysDigest(keys: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of keys.toSorted().join(' ')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
