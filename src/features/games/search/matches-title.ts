const plain = (words: string) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether each word that's searched for begins a word of a name, whatever its accents and capitals. */
export function matchesTitle(name: string, searched: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u);
  const wanted = plain(searched)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}
