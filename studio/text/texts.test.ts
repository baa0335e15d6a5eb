import { describe, expect, it } from 'vitest';
import { studio } from '#locales/compiled/studio.gen';
import { moneyIn } from './money';
import { isStudioKey, textsFrom } from './texts';

describe('the texts of a game', () => {
  it('are the page’s if it sent them, else English, with values filled in', () => {
    const text = textsFrom({ 'studio.spin': 'Drehen', 'studio.win_line': 'Linie {line}: {amount}' });
    expect(text('spin')).toBe('Drehen');
    expect(text('stop')).toBe('Stop');
    expect(text('win_line', { line: 3, amount: '2,00 €' })).toBe('Linie 3: 2,00 €');
  });

  it('need no message parser: placeholders are bare names', () => {
    for (const template of Object.values(studio)) expect(template.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
  });

  it('know their keys', () => {
    expect(isStudioKey('problem_offline')).toBe(true);
    expect(isStudioKey('problem_of_no_kind')).toBe(false);
  });

  it('format demo credit as a bare number, since it is not money', () => {
    expect(moneyIn('FUN', 'en')(123_450)).toBe('1,234.50');
    expect(moneyIn('FUN', 'de')(123_450)).toBe('1.234,50');
  });
});
