import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { locales } from '#contract/fields/locale';
import type { MessageKey } from './index';
import { catalogues } from './texts';

const { en } = catalogues;
const keys = Object.keys(en) as MessageKey[];

const CLDR_FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const formatsOfNumbers = new Set(['plural', 'selectordinal']);

interface Shape {
  /** `name`, or `name:format` for a formatted one. */
  placeholders: Set<string>;
  /** The plural forms of each argument, without exact ones (`=0`). */
  plurals: { argument: string; isOrdinal: boolean; forms: string[] }[];
}

/** A message's arguments and plural forms. A compiled message is a text or a list of texts and arguments. */
function shapeOf(message: CompiledMessage, shape: Shape = { placeholders: new Set(), plurals: [] }): Shape {
  if (typeof message === 'string') return shape;
  for (const part of message) {
    if (typeof part === 'string') continue;
    const [name, format, cases] = part;
    shape.placeholders.add(format ? `${name}:${format}` : name);
    if (typeof cases !== 'object') continue;
    const { offset: _offset, ...forms } = cases as Record<string, CompiledMessage>;
    if (formatsOfNumbers.has(String(format)))
      shape.plurals.push({
        argument: name,
        isOrdinal: format === 'selectordinal',
        forms: Object.keys(forms)
          .filter((form) => CLDR_FORMS.has(form))
          .sort(),
      });
    for (const form of Object.values(forms)) shapeOf(form, shape);
  }
  return shape;
}

describe.each(locales)('the catalogue of %s', (locale) => {
  const catalogue = catalogues[locale];
  const language = locale === 'en-KW' ? 'en' : locale;

  it('has exactly the keys of the default one, each with a text [LOC-001b]', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => catalogue[key].trim() === '')).toEqual([]);
  });

  it('compiles, and has the same arguments as the default one', () => {
    for (const key of keys) {
      const expected = shapeOf(compileMessage(en[key])).placeholders;
      expect({ key, placeholders: [...shapeOf(compileMessage(catalogue[key])).placeholders].sort() }).toEqual({
        key,
        placeholders: [...expected].sort(),
      });
    }
  });

  it('has the plural forms that its language needs, and no others [LOC-003b]', () => {
    const formsOf = (type: Intl.PluralRuleType) => new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const [cardinal, ordinal] = [formsOf('cardinal'), formsOf('ordinal')];
    for (const key of keys) {
      for (const { argument, isOrdinal, forms } of shapeOf(compileMessage(catalogue[key])).plurals) {
        const wrong = forms.filter((form) => !(isOrdinal ? ordinal : cardinal).includes(form as Intl.LDMLPluralRule));
        const missing = (isOrdinal ? ordinal : ['one', 'other']).filter((form) => !forms.includes(form));
        expect({ key, argument, wrong, missing }).toEqual({ key, argument, wrong: [], missing: [] });
      }
    }
  });

  it('contains no quote that ICU would remove', () => {
    expect(keys.filter((key) => /'[{}]/.test(catalogue[key]))).toEqual([]);
  });
});

describe('the characters of the catalogues', () => {
  it.each(locales)('include every apostrophe of %s as ’', (locale) => {
    // In ICU a straight apostrophe starts a quoted part; only a doubled one would be shown.
    expect(keys.filter((key) => catalogues[locale][key].includes("'"))).toEqual([]);
  });

  it('include a no-break space before a colon and inside « », but none before ; ! ?, in Canadian French', () => {
    const wrong = /[^\u00a0\d]:(?=\s|$)|(?<!\d)[ \u202f]:|«(?!\u00a0)|(?<!\u00a0)»|\s[;!?]/;
    const texts = keys.map((key) => ({ key, text: catalogues['fr-CA'][key].replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '') }));
    expect(texts.filter(({ text }) => wrong.test(text))).toEqual([]);
  });

  it('keep E-Mail on one line in German', () => {
    expect(keys.filter((key) => !key.startsWith('mail.') && catalogues.de[key].includes('E-Mail'))).toEqual([]);
  });

  it.each(['de', 'fr-CA', 'no'] as const)('include a no-break space before a percent sign in %s', (locale) => {
    expect(keys.filter((key) => /[\d}] ?%/.test(catalogues[locale][key]))).toEqual([]);
  });

  it.each(['en', 'it'] as const)('include no space before a percent sign in %s', (locale) => {
    expect(keys.filter((key) => /\s%/.test(catalogues[locale][key]))).toEqual([]);
  });

  it('include no hyphen that the fonts lack', () => {
    expect(locales.flatMap((locale) => keys.filter((key) => catalogues[locale][key].includes('\u2011')))).toEqual([]);
  });

  it('write email without a hyphen in Italian', () => {
    expect(keys.filter((key) => /e-mail/i.test(catalogues.it[key]))).toEqual([]);
  });

  it('call the turn of a wheel or of reels Drehung in German', () => {
    expect(keys.filter((key) => /\bDrehs?\b/.test(catalogues.de[key]))).toEqual([]);
  });
});

describe('the pseudo-locale’s catalogue', () => {
  it('marks every message, so that other texts stand out [LOC-001c]', () => {
    expect(keys.filter((key) => !/^⟦.*·⟧$/s.test(catalogues['en-KW'][key]))).toEqual([]);
  });
});

describe('a translation', () => {
  it.each(['de', 'fr-CA', 'no', 'it'] as const)('into %s leaves no sentence in English [LOC-001a]', (locale) => {
    const isSentence = (text: string) =>
      /[.?:]$/.test(text) &&
      text
        .replaceAll(/\{[^{}]*\}/g, '')
        .trim()
        .split(/\s+/).length > 2;
    expect(keys.filter((key) => isSentence(en[key]) && catalogues[locale][key] === en[key])).toEqual([]);
  });
});
