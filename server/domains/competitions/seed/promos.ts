import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Transaction } from '#server/database/connection';
import type { PromoTexts } from '../tables';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When each runs, in days from now, and where it takes place: a path, or the page of a tournament. */
const seeded = [
  { slug: 'perihelion-days', tournament: 'perihelion-sprint', start: -2, end: 5 },
  { slug: 'ticket-rush', path: '/lottery/lucky-orbit', start: -3, end: 4 },
  { slug: 'grand-tour', path: '/action/grand-tour', start: -10, end: 80 },
  { slug: 'aphelion-countdown', tournament: 'aphelion-cup', start: 2, end: 9 },
] as const;

const line = v.pipe(v.string(), v.minLength(1));
const textSchema = v.strictObject({ title: line, lead: line, button: line, paragraphs: v.array(line), conditions: v.array(line) });
const textsSchema = v.strictObject({ en: textSchema, de: textSchema, no: textSchema, it: textSchema, 'fr-CA': textSchema });

async function textsOf(slug: string): Promise<PromoTexts> {
  return v.parse(textsSchema, JSON.parse(await readFile(new URL(`promos/${slug}.json`, import.meta.url), 'utf8')));
}

/** Promotions in every language: three that run and one to come. */
export async function seedPromos(transaction: Transaction, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  for (const [position, promo] of seeded.entries()) {
    const path = 'path' in promo ? promo.path : await pathOf(transaction, promo.tournament);
    await transaction
      .insertInto('promos')
      .values({ slug: promo.slug, path, texts: JSON.stringify(await textsOf(promo.slug)), position, start_at: at(promo.start), end_at: at(promo.end) })
      .execute();
  }
}

async function pathOf(transaction: Transaction, identifier: string): Promise<string> {
  const { id } = await transaction.selectFrom('tournaments').select('id').where('frontend_identifier', '=', identifier).executeTakeFirstOrThrow();
  return `/tournaments/${id}`;
}
