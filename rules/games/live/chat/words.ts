/** Digits and signs that people write in place of letters. */
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** Text reduced to plain lower-case letters: no accents, and signs replaced by the letters that they imitate. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/[013457@$!|]/g, (sign) => lookAlikes[sign] ?? sign);
}

/**
 * A pattern for a word with repeated letters; a double letter must occur at least twice. A star stands for
 * any letters before or after it.
 */
function patternOf(word: string): RegExp {
  const letters = plain(word).replaceAll(/[^a-z*]/g, '');
  const repeated = letters.replaceAll(/([a-z])\1*/g, (run, letter: string) =>
    run.length > 1 ? `${letter}{${run.length},}` : `${letter}+`,
  );
  return new RegExp(`^${repeated.replaceAll('*', '[a-z]*')}$`);
}

/** The words of a text; single letters are also joined to one word, as in "b a d". */
function tokensOf(text: string): string[] {
  const letters = plain(text);
  const words = letters.split(/[^a-z]+/).filter((word) => word !== '');
  const spelt = letters.match(/\b[a-z](?:[^a-z\n]{1,2}[a-z]\b){2,}/g) ?? [];
  // Signs within a word are left out as well, as in "b.a.d" or "ba-d".
  const joined = letters.split(/\s+/).map((word) => word.replaceAll(/[^a-z]/g, ''));
  return [...words, ...joined, ...spelt.map((word) => word.replaceAll(/[^a-z]/g, ''))];
}

/** Whether a text contains one of the words. A word may begin or end with a star for any letters. */
export function hasWord(text: string, words: readonly string[]): boolean {
  const tokens = tokensOf(text);
  return words.map(patternOf).some((pattern) => tokens.some((token) => pattern.test(token)));
}
