const plain = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether each search term is the beginning of a word in a name, ignoring accents and case. */
export function matchesTitle(name: string, searched: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  const wanted = plain(searched)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}
