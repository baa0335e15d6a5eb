const strokes: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' };

/** Letters of other alphabets that look like Latin ones; a name that mixes alphabets is a disguise. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіјѕκмтαονρι'].map((letter, place) => [letter, [...'aeopcyxijskmtaovpi'][place]!]),
);

/**
 * The words of a name, normalised: no accents, one case, sorted, umlauts as their base letter. Banks write `MUELLER`
 * and `Muller` for Müller, and passports `AASE` for Åse.
 */
export function nameWords(...names: readonly (string | null)[]): string[] {
  return wordsOf(names.filter((name) => name !== null).join(' ')).sort();
}

/** A name, normalised and without gaps: `Jean-Pierre` is `jeanpierre`, `O’Neil` is `oneil`. */
export function joinedName(name: string): string {
  return wordsOf(name).join('');
}

function wordsOf(name: string): string[] {
  const text = name
    .toLowerCase()
    .replace(/[ßøđłæœþðı\u0370-\u04ff]/g, (letter) => strokes[letter] ?? lookAlikes[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/aa/g, 'a')
    .replace(/([aou])e/g, '$1');
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Whether a card's holder may be a player. Banks print titles, middle names and initials, so every word of the last name has to be on the
 * card, and one that begins like a first name. A player whose name isn't known yet may be anybody.
 */
export function isHolderOf(holder: string, { first, last }: { first: string | null; last: string | null }): boolean {
  if (!first && !last) return true;
  const [rest, firstNames, lastNames] = [wordsOf(holder), wordsOf(first ?? ''), wordsOf(last ?? '')];
  for (const name of lastNames) {
    const place = rest.indexOf(name);
    if (place < 0) return false;
    rest.splice(place, 1);
  }
  return rest.some((word) => firstNames.some((name) => name.startsWith(word[0]!)));
}

/** Whether two full names are the same in all their words. */
export function isSameName(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.join(' ') === other.join(' ');
}
