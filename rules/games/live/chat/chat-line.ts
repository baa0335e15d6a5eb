import { hasWord } from './words';

/** The rate limits of a player's lines: one in a short interval, and a maximum in a longer one; in milliseconds. */
export const chatPace = { gapMs: 2_000, lines: 6, withinMs: 30_000 } as const;

export type LineRefusal = 'chat_words_not_allowed' | 'chat_links_not_allowed' | 'chat_personal_data';
export type JudgedLine = { isAllowed: true; text: string } | { isAllowed: false; code: LineRefusal };

const LINK =
  /(?:https?:|www\.|\w\.(?:com|net|org|info|biz|io|co|me|tv|gg|app|shop|site|online|xyz|top|ly|link|bet|casino|de|at|ch|it|no|ca|fr|eu|uk|au|nz|kw)\b|t\.me\/|\bdot\s+com\b)/i;
const MAIL =
  /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\]|\sat\s(?=\S+\s*(?:\.|\sdot\s)))\s*[\p{L}\p{N}-]+\s*(?:\.|\(dot\)|\sdot\s)\s*\p{L}{2,}/iu;
/** Long runs of digits with any separators: telephone numbers, cards, accounts. */
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

/** Whether a line is allowed, by the operators' forbidden words. Emails and numbers are checked first, since they're personal data. */
export function judgeLine(text: string, words: readonly string[]): JudgedLine {
  const line = tidyLine(text);
  // Normalises full-width and other forms of digits and letters.
  const read = line.normalize('NFKC').replaceAll(/\p{Nd}/gu, digitOf);
  if (MAIL.test(read) || DIGITS.test(read) || IBAN.test(read)) return { isAllowed: false, code: 'chat_personal_data' };
  if (LINK.test(read)) return { isAllowed: false, code: 'chat_links_not_allowed' };
  if (hasWord(read, words)) return { isAllowed: false, code: 'chat_words_not_allowed' };
  return { isAllowed: true, text: line };
}

/** Converts a digit of any script to ASCII; in every script the digits are consecutive from zero. */
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
