import * as v from 'valibot';
import { defineCall } from '../../call';

export const chainKinds = ['ledger', 'audit'] as const;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** SHA-256 in hexadecimal digits. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** One link. Its hash is SHA-256 of the previous hash (32 zero bytes for the first link) followed by its text in UTF-8. */
export const chainLinkSchema = v.strictObject({
  link: count,
  cursor: count,
  /** What the stored rows say now; null if the row is gone. */
  text: v.nullable(v.string()),
  hash: v.nullable(hash),
});
export type ChainLink = v.InferOutput<typeof chainLinkSchema>;

const end = v.nullable(v.strictObject({ link: count, hash: v.nullable(hash) }));

export const getChainEnds = defineCall({
  id: 'account.chain-ends',
  method: 'GET',
  path: '/api/player/chain',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary:
    'The heads of the hash chains over the player’s ledger and the player’s audit entries. Both chains in full: /api/player/chain.jsonl.',
  response: v.strictObject({ ledger: end, audit: end }),
  refusals: [],
  example: {},
});

export const getChain = defineCall({
  id: 'account.chain',
  method: 'GET',
  path: '/api/player/chain/{kind}',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Links of a chain in order, so that anyone can verify its hashes; `after` is the cursor of the last link of the previous page.',
  params: v.strictObject({ kind: v.picklist(chainKinds) }),
  query: v.strictObject({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'fields.invalid'))) }),
  response: v.strictObject({ links: v.array(chainLinkSchema), next: v.nullable(count) }),
  refusals: [],
  example: { params: { kind: 'ledger' } },
});
