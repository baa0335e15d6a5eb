const strokes: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', ı: 'i' };

/**
 * The words of a name in one spelling: no accents, no case, no order, umlauts as their base letter. Banks write `MUELLER`
 * and `Muller` for Müller.
 */
export function nameWords(...names: readonly (string | null)[]): string[] {
  const text = names
    .filter((name) => name !== null)
    .join(' ')
    .toLowerCase()
    .replace(/[ßøđłæœþðı]/g, (letter) => strokes[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).sort();
}

/** Whether two full names are the same in all their words. */
export function isSameName(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.join(' ') === other.join(' ');
}
