import type { DocumentFile, DocumentKind, DocumentSide, FileType } from '#contract/fields/document';

const twoSided: ReadonlySet<DocumentKind> = new Set(['identity_card', 'driving_licence']);
const ofIdentity: ReadonlySet<DocumentKind> = new Set(['identity_card', 'passport', 'driving_licence']);

/** The sides required of a document. */
export function sidesOf(kind: DocumentKind): readonly DocumentSide[] {
  return twoSided.has(kind) ? ['front', 'back'] : ['front'];
}

/** Returns whether the files are the document's sides, each once. */
export function areSidesOf(kind: DocumentKind, files: readonly Pick<DocumentFile, 'side'>[]): boolean {
  const sides = sidesOf(kind);
  return files.length === sides.length && sides.every((side) => files.some((file) => file.side === side));
}

/** Returns whether a kind of document proves identity. */
export function isOfIdentity(kind: DocumentKind): boolean {
  return ofIdentity.has(kind);
}

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** How many leading bytes identify a file's type. */
export const HEAD_BYTES = 12;

/** The type of a file by its leading bytes, not its name; null if we don't accept it. */
export function typeOfContent(head: Uint8Array): FileType | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp';
  if (text(head, 0, 5) === '%PDF-') return 'application/pdf';
  return null;
}

/** What a player's approved documents prove (PROF-004). */
export function provenBy(approved: readonly DocumentKind[]): { identity: boolean; verified: boolean; funds: boolean } {
  const identity = approved.some(isOfIdentity);
  return { identity, verified: identity && approved.includes('proof_of_address'), funds: approved.includes('source_of_funds') };
}
