import { hasWord } from './words';

/** How many lines a player may write: one in so many milliseconds, and so many in a longer time. */
export const chatPace = { gapMs: 2_000, lines: 6, withinMs: 30_000 } as const;

export type LineRefusal = 'chat_words_not_allowed' | 'chat_links_not_allowed' | 'chat_personal_data';
export type JudgedLine = { isAllowed: true; text: string } | { isAllowed: false; code: LineRefusal };

const LINK =
  /(?:https?:|www\.|\w\.(?:com|net|org|info|biz|io|co|me|tv|gg|app|shop|site|online|xyz|top|ly|link|bet|casino|de|at|ch|it|no|ca|fr|eu|uk|au|nz|kw)\b|t\.me\/|\bdot\s+com\b)/i;
const MAIL =
  /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\]|\sat\s(?=\S+\s*(?:\.|\sdot\s)))\s*[\p{L}\p{N}-]+\s*(?:\.|\(dot\)|\sdot\s)\s*\p{L}{2,}/iu;
/** Digits, however they're separated: telephone numbers, cards, accounts. */
const DIGITS = /(?:\d[\s().\-/]{0,3}){7,}/;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,}/i;

/** A line as it's stored: one line, no invisible characters. */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\p{Cf}(?!\p{Extended_Pictographic})/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether a line may be said, by the words that operators don't allow. Mails and numbers come first: they say most about a person. */
export function judgeLine(text: string, words: readonly string[]): JudgedLine {
  const line = tidyLine(text);
  // Full-width and other forms of digits and letters count as the plain ones.
  const read = line.normalize('NFKC').replaceAll(/\p{Nd}/gu, digitOf);
  if (MAIL.test(read) || DIGITS.test(read) || IBAN.test(read)) return { isAllowed: false, code: 'chat_personal_data' };
  if (LINK.test(read)) return { isAllowed: false, code: 'chat_links_not_allowed' };
  if (hasWord(read, words)) return { isAllowed: false, code: 'chat_words_not_allowed' };
  return { isAllowed: true, text: line };
}

/** A digit of any script as a plain one: in every script they follow each other from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Whether a player may write another line, after those within the longer time, the newest first; times in milliseconds. */
export function mayWrite(saidAt: readonly number[], now: number): boolean {
  const [last] = saidAt;
  if (last !== undefined && now - last < chatPace.gapMs) return false;
  return saidAt.filter((at) => now - at < chatPace.withinMs).length < chatPace.lines;
}
