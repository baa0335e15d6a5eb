import * as v from 'valibot';

/** A promotion's slug in its address: `perihelion-days`. */
export const promoSlugSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** A promotion in lists, in the requested language; `path` is the page of this site where it takes place. */
export const promoSchema = v.strictObject({
  slug: promoSlugSchema,
  title: v.string(),
  lead: v.string(),
  status: v.picklist(['future', 'active', 'archive']),
  start_at: v.string(),
  end_at: v.string(),
  path: v.string(),
  button: v.string(),
});

/** A promotion with its full text, one paragraph each, and its conditions. */
export const promoPageSchema = v.strictObject({
  ...promoSchema.entries,
  paragraphs: v.array(v.string()),
  conditions: v.array(v.string()),
});

export type Promo = v.InferOutput<typeof promoSchema>;
export type PromoPage = v.InferOutput<typeof promoPageSchema>;
