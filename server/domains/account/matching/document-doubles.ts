import { createHmac } from 'node:crypto';
import { canonicalDocument, type DocumentNumber } from '#rules/account/matching/document-numbers';
import { matchPersons } from '#rules/account/matching/persons';
import type { Transaction } from '#server/database/connection';
import { readSecret } from '#server/database/settings-store';
import { audit } from '../security/audit';
import { findWithDocument, insertDocumentHash, readTraits } from './document-hashes-store';
import { keepDouble } from './doubles-store';
import { traitsOf } from './traits';

/** A keyed hash that identifies a document without revealing its number; null for an impossible number. */
async function hashOf(transaction: Transaction, document: DocumentNumber): Promise<string | null> {
  const text = canonicalDocument(document);
  return (
    text &&
    createHmac('sha256', await readSecret(transaction, 'document_secret'))
      .update(text)
      .digest('hex')
  );
}

/**
 * Records a player's identity document, and holds the account together with every other one that has the same document (0131). Returns the
 * email addresses of the others, or null if the number is impossible.
 */
export async function noteDocument(
  transaction: Transaction,
  player: number,
  document: DocumentNumber,
  now: Date,
): Promise<readonly string[] | null> {
  const hash = await hashOf(transaction, document);
  if (hash === null) return null;
  await insertDocumentHash(transaction, player, hash, now);
  const person = await readTraits(transaction, player);
  const others = await findWithDocument(transaction, hash, player);
  for (const other of others) {
    const devices = other.hasDevice ? ['shared'] : [];
    const shared = { devices, documents: [hash] };
    const { score, reasons } = matchPersons(traitsOf(person, shared), traitsOf(other, shared));
    const [newer, older] = player > other.id ? [player, other.id] : [other.id, player];
    const isNews = await keepDouble(transaction, {
      player_id: newer,
      other_id: older,
      score,
      reasons: [...reasons],
      found_at: now,
    });
    if (isNews) await audit(transaction, player, 'double_found', { score, reasons });
  }
  return others.map(({ email }) => email);
}
