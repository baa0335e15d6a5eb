const accents: Record<string, string> = {
  a: 'á',
  e: 'ē',
  i: 'ï',
  o: 'ô',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Í',
  O: 'Ö',
  U: 'Û',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ÿ',
  z: 'ž',
};

/**
 * The text of en-KW: visibly fake and a third longer, so that a string bypassing the catalogue,
 * or a box too small for German, is noticed. ICU arguments are unchanged (LOC-001).
 */
export function pseudoText(text: string): string {
  let depth = 0;
  let shown = '';
  for (const character of text) {
    if (character === '{') depth += 1;
    shown += depth === 0 ? (accents[character] ?? character) : character;
    if (character === '}') depth -= 1;
  }
  return `⟦${shown}${'·'.repeat(Math.ceil(text.length / 4))}⟧`;
}
