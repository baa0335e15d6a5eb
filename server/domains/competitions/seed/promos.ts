import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Transaction } from '#server/database/connection';
import type { PromoTexts } from '../tables';

const DAY_MS = 24 * 60 * 60 * 1000;
const SLUG = 'aphelion-countdown';
/** Days from now. */
const START = 2;
const END = 9;

const line = v.pipe(v.string(), v.minLength(1));
const textSchema = v.strictObject({ title: line, lead: line, button: line, paragraphs: v.array(line), conditions: v.array(line) });
const textsSchema = v.strictObject({ en: textSchema, de: textSchema, no: textSchema, it: textSchema, 'fr-CA': textSchema });

/** An upcoming promotion, in every language; running ones are campaigns. */
export async function seedPromos(transaction: Transaction, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const texts: PromoTexts = v.parse(textsSchema, JSON.parse(await readFile(new URL(`promos/${SLUG}.json`, import.meta.url), 'utf8')));
  const path = '/tournaments/aphelion-cup';
  await transaction
    .insertInto('promos')
    .values({ slug: SLUG, path, texts: JSON.stringify(texts), position: 9, start_at: at(START), end_at: at(END) })
    .execute();
}
