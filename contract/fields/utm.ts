import * as v from 'valibot';

/** The UTM parameters of an advertisement's address (TRACK-001). */
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'sub_id'] as const;

/** One of these values: a short single line. */
export const utmValueSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^[^\p{Cc}<>]+$/u, 'fields.wrong_characters'));

const value = v.optional(utmValueSchema);

export const utmSchema = v.pipe(
  v.strictObject({ utm_source: value, utm_medium: value, utm_campaign: value, utm_content: value, utm_term: value, sub_id: value }),
  v.check((metrics) => Object.keys(metrics).length > 0, 'fields.required'),
);
export type UtmMetrics = v.InferOutput<typeof utmSchema>;
