import * as v from 'valibot';

/** What a document proves: identity, address, ownership of a payment method, or source of funds (PROF-004). */
export const documentKinds = [
  'identity_card',
  'passport',
  'driving_licence',
  'proof_of_address',
  'payment_method',
  'source_of_funds',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentSides = ['front', 'back'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** `sending` until the last byte has arrived, then `waiting` for a person's decision. */
export const documentStates = ['sending', 'waiting', 'approved', 'rejected'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Why a document was rejected; each has its text in the catalogue. */
export const rejectReasons = ['unreadable', 'cut_off', 'expired', 'too_old', 'other_person', 'wrong_kind'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** Accepted types: photos and PDF. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type FileType = (typeof fileTypes)[number];

/** Maximum size of a file in bytes. */
export const FILE_AT_MOST = 10 * 1024 * 1024;

/** Maximum size of a part in bytes: a slow connection sends it within the eight-second timeout of a call. */
export const PART_AT_MOST = 96 * 1024;

const bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(FILE_AT_MOST));

/** A file's metadata; its name is displayed and never used as a file name on the server. */
export const documentFileSchema = v.strictObject({
  side: v.picklist(documentSides),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120), v.regex(/^[^\p{Cc}/\\<>]+$/u, 'fields.wrong_characters')),
  size: bytes,
  type: v.picklist(fileTypes),
});
export type DocumentFile = v.InferOutput<typeof documentFileSchema>;

export const documentSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(documentKinds),
  state: v.picklist(documentStates),
  reason: v.nullable(v.picklist(rejectReasons)),
  files: v.array(documentFileSchema),
  created_at: v.string(),
  decided_at: v.nullable(v.string()),
});
export type Document = v.InferOutput<typeof documentSchema>;
