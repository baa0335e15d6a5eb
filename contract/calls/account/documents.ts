import * as v from 'valibot';
import { defineCall } from '../../call';
import { documentFileSchema, documentKinds, documentSchema, documentSides, FILE_AT_MOST, PART_AT_MOST } from '../../fields/document';

const params = v.strictObject({ id: v.pipe(v.string(), v.uuid('fields.invalid')) });
/** Three bytes are four characters of base64. */
const PART_CHARACTERS = Math.ceil(PART_AT_MOST / 3) * 4;

export const getDocuments = defineCall({
  id: 'account.documents',
  method: 'GET',
  path: '/api/player/documents',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: "The player's documents for verification, the latest first; their contents can't be downloaded.",
  proves: ['API-068', 'PROF-004'],
  response: v.strictObject({ data: v.array(documentSchema) }),
  refusals: [],
  example: {},
});

export const beginDocument = defineCall({
  id: 'account.document-begin',
  method: 'POST',
  path: '/api/player/documents',
  who: 'player',
  touches: 'security',
  offline: 'online-only',
  repeat: 'same-response',
  summary: 'Announces a document with its files; their bytes follow in parts.',
  proves: ['API-068'],
  body: v.strictObject({ kind: v.picklist(documentKinds), files: v.pipe(v.array(documentFileSchema), v.minLength(1), v.maxLength(2)) }),
  response: documentSchema,
  refusals: ['too_many_documents'],
  example: { body: { kind: 'passport', files: [{ side: 'front', name: 'passport.png', size: 70, type: 'image/png' }] } },
});

/** Sending a part again after a lost connection changes nothing; with the last one the document waits for verification. */
export const sendDocumentPart = defineCall({
  id: 'account.document-part',
  method: 'PUT',
  path: '/api/player/documents/{id}/parts',
  who: 'player',
  touches: 'preferences',
  offline: 'online-only',
  repeat: 'natural',
  summary: 'Uploads bytes of a file from an offset on, in order.',
  proves: ['API-068'],
  params,
  body: v.strictObject({
    side: v.picklist(documentSides),
    offset: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(FILE_AT_MOST)),
    data: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.maxLength(PART_CHARACTERS),
      v.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, 'fields.invalid'),
    ),
  }),
  response: documentSchema,
  refusals: ['document_not_found', 'document_not_accepted', 'document_decided'],
  example: { params: { id: '5eed0000-0000-4000-8000-00000000d0c0' }, body: { side: 'front', offset: 0, data: 'iVBORw0KGgoAAAANSUhEUg==' } },
});

export const withdrawDocument = defineCall({
  id: 'account.document-withdraw',
  method: 'DELETE',
  path: '/api/player/documents/{id}',
  who: 'player',
  touches: 'security',
  offline: 'online-only',
  repeat: 'same-response',
  summary: 'Withdraws a document that hasn’t been reviewed yet; its files are deleted.',
  proves: ['API-068'],
  params,
  response: v.strictObject({}),
  refusals: ['document_not_found', 'document_decided'],
  example: { params: { id: '5eed0000-0000-4000-8000-00000000d0c0' } },
});
