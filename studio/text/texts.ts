import { studioKeys } from '#locales/compiled/studio-keys.gen';
import type { studio } from '#locales/compiled/studio.gen';
import { keysDigest } from '#locales/keys-digest';

export type StudioKey = keyof typeof studio extends `studio.${infer Key}` ? Key : never;

/** Returns a text of the studio in the player's language, with values for `{name}`. */
export interface Text {
  (key: StudioKey, values?: Record<string, string | number>): string;
  /** Whether a string is one of the studio's keys, for keys made from codes. */
  knows(key: string): key is StudioKey;
}

type Words = Readonly<Record<string, string>>;

/** The texts that a frame shows: the page's, and English ones where a page of another release has sent none for a key. */
export async function wordsFor(sent: Words | undefined): Promise<Words> {
  if (sent && keysDigest(Object.keys(sent)) === studioKeys) return sent;
  const { studio } = await import('#locales/compiled/studio.gen');
  return { ...studio, ...sent };
}

/** A value as the player's language writes it: a number may need grouping or a decimal mark. */
export function written(value: string | number): string {
  if (typeof value === 'string' || (Number.isInteger(value) && Math.abs(value) < 1_000)) return String(value);
  return new Intl.NumberFormat(globalThis.document?.documentElement.lang || 'en').format(value);
}

/** The text function of a session over its texts. */
export function textsFrom(words: Words): Text {
  const text = (key: StudioKey, values: Record<string, string | number> = {}) =>
    (words[`studio.${key}`] ?? key).replaceAll(/\{(\w+)\}/g, (whole, name: string) => written(values[name] ?? whole));
  const knows = (key: string): key is StudioKey => Object.hasOwn(words, `studio.${key}`);
  return Object.assign(text, { knows });
}
