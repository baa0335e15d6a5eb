import { describe, expect, it, vi } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { moneyIn } from './money';
import { textsFrom, wordsFor } from './texts';

describe('the texts of a game', () => {
  it('are the page’s, with values filled in', async () => {
    const sent = { ...studio, 'studio.spin': 'Drehen', 'studio.win_line': 'Linie {line}: {amount}' };
    const words = await wordsFor(sent);
    const text = textsFrom(words);
    expect(text('spin')).toBe('Drehen');
    expect(text('win_line', { line: 3, amount: '2,00 €' })).toBe('Linie 3: 2,00 €');
    // No other texts are loaded.
    expect(words).toBe(sent);
  });

  it('write numbers as the language does', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'de' } });
    const text = textsFrom({ 'studio.win_line': '{line} · {amount}' });
    expect(text('win_line', { line: 1_024, amount: 12.5 })).toBe('1.024 · 12,5');
    vi.unstubAllGlobals();
  });

  it.each([
    ['a page of another release has sent none for a key', { 'studio.spin': 'Drehen' }, 'Drehen'],
    ['it has sent none', undefined, 'Spin'],
  ])('are English where %s', async (_why, sent, spin) => {
    const text = textsFrom(await wordsFor(sent));
    expect([text('spin'), text('stop')]).toEqual([spin, 'Stop']);
  });

  it('need no message parser: placeholders are bare names', () => {
    for (const template of Object.values(studio)) expect(template.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
  });

  it('are recognised by their keys', () => {
    const text = textsFrom(studio);
    expect(['problem_offline', 'problem_of_no_kind'].map(text.knows)).toEqual([true, false]);
  });

  it('format demo credit as a bare number, since it is not money', () => {
    expect(moneyIn('FUN', 'en')(123_450)).toBe('1,234.50');
    expect(moneyIn('FUN', 'de')(123_450)).toBe('1.234,50');
  });
});
