import * as v from 'valibot';

/** Where most of a player's money comes from (PROF-004). */
export const wealthSources = [
  'salary',
  'self_employed',
  'pension',
  'savings',
  'property',
  'inheritance',
  'investments',
  'winnings',
  'other',
] as const;

/** Where bands of a year's income begin, in euros; the last one has no end. */
export const incomeBands = [0, 15_000, 30_000, 60_000, 120_000] as const;

/** Where bands of planned deposits in a month begin, in euros. */
export const depositBands = [0, 200, 500, 1_000, 5_000] as const;

/** Why answers were rejected; each has its text in the catalogue. */
export const wealthReasons = ['unclear', 'not_plausible', 'needs_documents'] as const;
export type WealthReason = (typeof wealthReasons)[number];

export const wealthStates = ['waiting', 'approved', 'rejected'] as const;

/** A band, as the number of its place. */
const band = v.picklist(['0', '1', '2', '3', '4'], 'fields.required');

export const wealthAnswersSchema = v.strictObject({
  source: v.picklist(wealthSources, 'fields.required'),
  occupation: v.pipe(v.string(), v.trim(), v.nonEmpty('fields.required'), v.maxLength(80)),
  /** Places in `incomeBands` and `depositBands`. */
  income: band,
  deposits: band,
  details: v.pipe(v.string(), v.trim(), v.nonEmpty('fields.required'), v.maxLength(1000)),
  is_true: v.literal(true, 'fields.must_be_checked'),
});
export type WealthAnswers = v.InferOutput<typeof wealthAnswersSchema>;
