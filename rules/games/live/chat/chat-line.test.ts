import { describe, expect, it } from 'vitest';
import { chatPace, judgeLine, mayWrite, tidyLine } from './chat-line';

const words = ['darn', 'heck*', 'ass', 'gößel'];
const codeOf = (text: string) => {
  const judged = judgeLine(text, words);
  return judged.isAllowed ? null : judged.code;
};

describe('a line of the chat', () => {
  it.each([
    'Good luck everybody!',
    'On red again? 20 € 👍🏽',
    'Bonne chance à tous',
    'Round 123456 was mine',
    'as good as it gets',
    'wait... what',
    '12:30, 50/50, 1 2 3',
  ])('is allowed: %s', (text) => {
    expect(judgeLine(text, words)).toEqual({ isAllowed: true, text });
  });

  it.each([
    'darn',
    'DARN it',
    'daaaaarn',
    'd4rn',
    'dárn',
    'd a r n',
    'd.a.r.n',
    'da-rn',
    'hecking',
    'assss',
    'GOESSEL gössel',
    'ｄａｒｎ',
    'da\u200Brn',
  ])('is refused for a forbidden word in any spelling: %s', (text) => {
    expect(codeOf(text)).toBe('chat_words_not_allowed');
  });

  it.each(['darning needle', 'as', 'class', 'check'])('is not refused for a forbidden word within another one: %s', (text) => {
    expect(codeOf(text)).toBeNull();
  });

  it.each([
    'see https://example.org/x',
    'www.example',
    'example.com',
    'win-big.casino now',
    'EXAMPLE.DE',
    'write to t.me/me',
    'example dot com',
  ])('is refused for a link: %s', (text) => {
    expect(codeOf(text)).toBe('chat_links_not_allowed');
  });

  it.each([
    'me@example.org',
    'me (at) example (dot) org',
    'call 0176 123 45 67',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '٤١١١١١١١١١١١',
    'DE89 3704 0044 0532 0130 00',
  ])('is refused for personal data: %s', (text) => {
    expect(codeOf(text)).toBe('chat_personal_data');
  });

  it('is stored as one line without invisible characters, and keeps joined emoji', () => {
    expect(tidyLine('  one\n\n two\u202E\u200B  ')).toBe('one two');
    expect(tidyLine('👩‍🚀')).toBe('👩‍🚀');
  });
});

describe('the rate limit of a player', () => {
  const { gapMs, lines, withinMs } = chatPace;
  it('allows one line per short interval', () => {
    expect(mayWrite([], 0)).toBe(true);
    expect(mayWrite([10_000], 10_000 + gapMs - 1)).toBe(false);
    expect(mayWrite([10_000], 10_000 + gapMs)).toBe(true);
  });

  it('allows a maximum of lines in the longer interval', () => {
    const now = 100_000;
    const said = Array.from({ length: lines }, (_, index) => now - gapMs * (index + 1));
    expect(mayWrite(said, now)).toBe(false);
    expect(mayWrite(said.slice(0, -1), now)).toBe(true);
    expect(mayWrite([...said.slice(0, -1), now - withinMs], now)).toBe(true);
  });
});
