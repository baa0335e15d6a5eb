import type { DocumentKind, DocumentState, RejectReason } from '#contract/fields/document';
import type { WealthReason } from '#contract/fields/wealth';
import type { VerificationItem, VerificationState } from '#contract/fields/verification';

/** A document as evidence. */
export interface EvidenceDocument {
  kind: DocumentKind;
  state: DocumentState;
  reason: RejectReason | null;
  /** The last day on which it counts, YYYY-MM-DD; null for no end. */
  validUntil: string | null;
}

/** What is known about a player; `documents` are the latest first. */
export interface Evidence {
  isEmailConfirmed: boolean;
  isPhoneConfirmed: boolean;
  /** Results of a provider's check, or of documents approved before documents had an end date. */
  isIdentified: boolean;
  /** The latest check by a provider, unless it approved. */
  check: 'refused' | 'review' | null;
  isAddressKnown: boolean;
  /** Whether a deposit has arrived: its card or wallet then counts as the player's. */
  hasPaidIn: boolean;
  fundsUntil: Date | null;
  /** The latest answers about the source of wealth. */
  wealth: { state: 'waiting' | 'approved' | 'rejected'; reason: WealthReason | null } | null;
  documents: readonly EvidenceDocument[];
}

/** The state of one item, why it was refused, and until when it counts. */
export interface Standing {
  state: VerificationState;
  reason: RejectReason | WealthReason | null;
  expiresAt: Date | null;
}

const kindsOfItem: Record<VerificationItem, readonly DocumentKind[]> = {
  email: [],
  phone: [],
  identity: ['passport', 'identity_card', 'driving_licence'],
  address: ['proof_of_address'],
  instrument: ['payment_method'],
  funds: ['source_of_funds'],
};

/** The kinds of document that prove an item; none if no document does. */
export function documentsFor(item: VerificationItem): readonly DocumentKind[] {
  return kindsOfItem[item];
}

const plain = (state: VerificationState): Standing => ({ state, reason: null, expiresAt: null });
const given = (isGiven: boolean): Standing => plain(isGiven ? 'accepted' : 'not_started');
const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`);

/** The state of an item by its documents: a valid document takes precedence over one in review, and that over an old decision. */
function byDocuments(documents: readonly EvidenceDocument[], now: Date): Standing {
  const approved = documents.filter(({ state }) => state === 'approved');
  const valid = approved.find(({ validUntil }) => validUntil === null || endOf(validUntil) >= now);
  if (valid) return { ...plain('accepted'), expiresAt: valid.validUntil === null ? null : endOf(valid.validUntil) };
  if (documents.some(({ state }) => state === 'waiting')) return plain('in_review');
  const [latest] = documents.filter(({ state }) => state === 'rejected' || state === 'approved');
  if (latest?.state === 'rejected') return { ...plain('refused'), reason: latest.reason };
  return plain(approved.length > 0 ? 'expired' : 'not_started');
}

/** The state of an item by the facts about the player (PROF-004). */
export function standingOf(item: VerificationItem, evidence: Evidence, now: Date): Standing {
  const kinds = documentsFor(item);
  const own = evidence.documents.filter(({ kind }) => kinds.includes(kind));
  const documents = byDocuments(own, now);
  const hasApproved = own.some(({ state }) => state === 'approved');
  switch (item) {
    case 'email':
      return given(evidence.isEmailConfirmed);
    case 'phone':
      return given(evidence.isPhoneConfirmed);
    case 'identity':
      return evidence.isIdentified && !hasApproved ? plain('accepted') : identityOf(evidence.check, documents);
    case 'address':
      return evidence.isAddressKnown && !hasApproved ? plain('accepted') : documents;
    case 'instrument':
      return evidence.hasPaidIn ? plain('accepted') : documents;
    case 'funds':
      return fundsOf(evidence, documents, now);
  }
}

/** A provider's check counts if there is no decisive document. */
function identityOf(check: Evidence['check'], documents: Standing): Standing {
  if (documents.state !== 'not_started' || check === null) return documents;
  return plain(check === 'review' ? 'in_review' : 'refused');
}

/** A source of funds counts until its own date, independent of answers and documents. */
function fundsOf({ fundsUntil: until, wealth }: Evidence, documents: Standing, now: Date): Standing {
  if (until !== null && until > now) return { ...plain('accepted'), expiresAt: until };
  if (wealth?.state === 'waiting' || documents.state === 'in_review') return plain('in_review');
  if (wealth?.state === 'rejected') return { ...plain('refused'), reason: wealth.reason };
  if (documents.state === 'refused') return documents;
  return plain(until === null ? 'not_started' : 'expired');
}
